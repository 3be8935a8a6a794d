import { expect, test } from 'vitest'
import type { Picture } from '#server/pictures/pictures.ts'
import { articleBy, articles } from './articles.server.ts'
import { atomFeed } from './atom-feed.server.ts'

const siteUrl = 'https://www.example.org'
const picture = (name: string): Picture => ({
  file: name,
  width: 1600,
  height: 1200,
  widths: [],
  colour: '',
  horizon: 0.42,
  x: 0.5,
  alt: name,
})
const site = { siteUrl, pictures: { named: picture, at: picture } }

/** The names of a document's elements, in order; throws unless each is closed where it should be. */
function elementsOf(xml: string): string[] {
  const open: string[] = []
  const names: string[] = []
  for (const [, slash, name = '', closed] of xml
    .replace(/^<\?xml[^?]*\?>/, '')
    .matchAll(/<(\/?)([\w:]+)(?:\s[\w:]+="[^"<]*")*\s*(\/?)>/g)) {
    if (slash) {
      if (open.pop() !== name) throw new Error(`</${name}> closes nothing`)
      continue
    }
    names.push(name)
    if (!closed) open.push(name)
  }
  if (open.length > 0) throw new Error(`not closed: ${open.join(', ')}`)
  return names
}

test.each(['en', 'es'] as const)(
  'the %s feed is well-formed and has what RFC 4287 asks of it',
  (language) => {
    const feed = atomFeed(articles, language, site)
    const names = elementsOf(feed)
    expect(names[0]).toBe('feed')
    for (const required of ['id', 'title', 'updated'])
      expect(names.filter((name) => name === required)).toHaveLength(articles.length + 1)
    expect(names.filter((name) => name === 'entry')).toHaveLength(15)
    expect(names.filter((name) => name === 'author')).toHaveLength(1)
    expect(feed).not.toMatch(/&(?!(amp|lt|gt|quot|#39);)/)
    const ids = [...feed.matchAll(/<id>([^<]+)<\/id>/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, instant = ''] of feed.matchAll(/<(?:updated|published)>([^<]+)</g))
      expect(Date.parse(instant)).not.toBeNaN()
    const home = language === 'en' ? siteUrl : `${siteUrl}/es`
    expect(feed).toContain(
      `<link rel="self" type="application/atom+xml" href="${home}/feeds/blog.xml"/>`,
    )
  },
)

test('its articles can be read elsewhere: whole addresses, no buttons', () => {
  const winter = articleBy('the-case-for-february')
  const feed = atomFeed(winter ? [winter] : [], 'es', site)
  expect(feed).toContain(
    '&lt;a href=&quot;https://www.example.org/es/contact&quot;&gt;Póngase en contacto hoy mismo&lt;/a&gt;',
  )
  expect(feed).toContain(
    'src=&quot;https://www.example.org/pictures/variants/coast-1200.jpeg&quot;',
  )
  expect(feed).not.toMatch(/href=&quot;\/|&lt;button/)
})
