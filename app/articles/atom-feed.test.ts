import { expect, test } from 'vitest'
import type { PictureData } from '#server/pictures/pictures.ts'
import { readXml, type XmlElement } from '#server/shared/text/xml.ts'
import { articleBy, articles } from './articles.server.ts'
import { atomFeed } from './atom-feed.server.ts'

const siteUrl = 'https://www.example.org'
const picture = (name: string): PictureData => ({
  file: name,
  width: 1600,
  height: 1200,
  widths: [],
  colour: '',
  horizon: 0.42,
  x: 0.5,
  alt: name,
})
const site = {
  siteUrl,
  pictures: { named: picture, at: picture, has: () => true, names: () => [], panoramas: () => [] },
}

const childrenOf = ({ children }: XmlElement, name: string) =>
  children.filter((child) => child.name === name)

test.each(['en', 'es'] as const)(
  'the %s feed is well-formed and has what RFC 4287 asks of it',
  (language) => {
    const feed = atomFeed(articles, language, site)
    const root = readXml(feed)
    const entries = childrenOf(root, 'entry')
    expect(root.name).toBe('feed')
    expect(entries).toHaveLength(15)
    expect(childrenOf(root, 'author')).toHaveLength(1)
    for (const element of [root, ...entries]) {
      for (const required of ['id', 'title', 'updated'])
        expect(childrenOf(element, required), required).toHaveLength(1)
      for (const { text } of ['updated', 'published'].flatMap((name) => childrenOf(element, name)))
        expect(Date.parse(text)).not.toBeNaN()
    }
    const ids = [root, ...entries].map((element) => childrenOf(element, 'id')[0]?.text)
    expect(new Set(ids).size).toBe(ids.length)
    const home = language === 'en' ? siteUrl : `${siteUrl}/es`
    expect(childrenOf(root, 'link').map(({ attributes }) => attributes)).toContainEqual({
      rel: 'self',
      type: 'application/atom+xml',
      href: `${home}/feeds/blog.xml`,
    })
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
