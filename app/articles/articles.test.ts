import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { categories } from '#app/content/article.ts'
import { homeGroups } from '#app/content/home-group.ts'
import routes from '#app/routes.ts'
import { languages } from '#server/language.ts'
import manifest from '../../pictures/manifest.json'
import { articleBy, articles } from './articles.server.ts'
import { readingTime, wordCount } from './reading-time.ts'

const bodies = articles.flatMap((article) =>
  languages.map((language) => ({
    name: `${article.slug}/${language}.md`,
    language,
    article,
    markdown: article.markdown[language],
  })),
)
const pictureNames = new Set(Object.keys(manifest))

test('there are fifteen articles with the published ids, without 11', () => {
  expect(articles.map(({ id }) => id).sort((a, b) => a - b)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15, 16,
  ])
})

test('all ten categories are used, and no other', () => {
  expect([...new Set(articles.map(({ category }) => category))].sort()).toEqual(
    [...categories].sort(),
  )
})

test('each article has a picture of its own, and every picture exists', () => {
  expect(new Set(articles.map(({ picture }) => picture)).size).toBe(articles.length)
  for (const { picture } of articles) expect(pictureNames).toContain(picture)
  for (const { name, markdown } of bodies)
    for (const [, picture = ''] of markdown.matchAll(/!\[[^\]]*\]\((\S+)/g))
      expect(pictureNames, name).toContain(picture)
})

test('addresses are lower-case words, dates are days, newest first', () => {
  for (const { slug, date } of articles) {
    expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(new Date(date).toISOString().slice(0, 10)).toBe(date)
  }
  expect(articles.map(({ date }) => date)).toEqual(
    articles
      .map(({ date }) => date)
      .sort()
      .toReversed(),
  )
  expect(new Set(articles.map(({ date }) => date)).size).toBe(articles.length)
})

test.each(bodies)('$name has 600 to 1,000 words', ({ markdown }) => {
  expect(wordCount(markdown)).toBeGreaterThanOrEqual(600)
  expect(wordCount(markdown)).toBeLessThanOrEqual(1000)
})

test.each(bodies)(
  '$name is written for the page: h2 headings, no HTML, no exclamations',
  ({ markdown, language }) => {
    expect(markdown).not.toMatch(/^#\s|^###/m)
    expect(markdown).toMatch(/^## /m)
    expect(markdown).not.toMatch(/<[a-z/!]/i)
    expect(markdown).not.toMatch(/!(?!\[)/)
    expect(markdown, 'straight apostrophe').not.toMatch(/'/)
    if (language === 'en') expect(markdown).not.toMatch(/luxur|dream|stunning|nestled/i)
    else expect(markdown).not.toMatch(/exclusiv|inmejorable|lujo|ensueño/i)
  },
)

test('both languages of an article have the same pictures, and a text of their own', () => {
  for (const { slug, markdown, texts } of articles) {
    const pictures = (text: string) =>
      [...text.matchAll(/!\[[^\]]*\]\((\S+)/g)].map(([, picture]) => picture)
    expect(pictures(markdown.es), slug).toEqual(pictures(markdown.en))
    expect(texts.es.title).not.toBe(texts.en.title)
    for (const language of languages) {
      expect(texts[language].description.length, slug).toBeLessThanOrEqual(190)
      expect(texts[language].caption, slug).not.toBe('')
      expect(texts[language].keywords.length, slug).toBeGreaterThanOrEqual(4)
    }
  }
})

test('some articles invite the reader to write, in both languages', () => {
  for (const [language, invitation] of [
    ['en', '[Contact us today](/contact)'],
    ['es', '[Póngase en contacto hoy mismo](/contact)'],
  ] as const)
    expect(
      articles.filter(({ markdown }) => markdown[language].includes(invitation)).length,
    ).toBeGreaterThanOrEqual(4)
})

const toRoute = ({ path, index, children = [] }: RouteConfigEntry): RouteObject => ({
  ...(path !== undefined && { path }),
  ...(index ? { index } : { children: children.map(toRoute) }),
})
const table = routes.map(toRoute)

/** Whether a path is a page of the site: its route is not the catch-all, and its slug exists. */
function exists(path: string): boolean {
  const match = matchRoutes(table, path)?.at(-1)
  if (!match || match.route.path === '*') return false
  if (path.startsWith('/blog/')) return articleBy(path.slice('/blog/'.length)) !== undefined
  if (path.startsWith('/property-types/'))
    return Object.values(homeGroups).some(({ path: own }) => own === path)
  return true
}

test.each(bodies)('every link in $name leads to a page that exists', ({ markdown, article }) => {
  const links = [...markdown.matchAll(/(?<!!)\[[^\]]+\]\(([^)\s]+)\)/g)].map(
    ([, href = '']) => href,
  )
  for (const href of links) expect(href.startsWith('https://') || exists(href), href).toBe(true)
  expect(links, 'a link to itself').not.toContain(`/blog/${article.slug}`)
})

test('the check of links finds a link to a page that does not exist', () => {
  expect(exists('/properties')).toBe(true)
  expect(exists('/no-such-page')).toBe(false)
  expect(exists('/blog/no-such-article')).toBe(false)
  expect(exists('/property-types/castles')).toBe(false)
})

test('words are counted as they are read', () => {
  expect(
    wordCount(
      'One **two** [three four](/five), *six*: A-7 and 25.5 m.\n\n![](name "In a caption")',
    ),
  ).toBe(12)
  expect(readingTime(700)).toBe(3)
  expect(readingTime(1)).toBe(1)
})
