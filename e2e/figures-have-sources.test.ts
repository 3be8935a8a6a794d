import { afterAll, beforeAll, expect, test } from 'vitest'
import { only, pageOf, textOf } from '../testing/html.ts'
import { startSite, type TestSite } from '../testing/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite('sqlite')
})
afterAll(() => site.close())

const textsOf = async (path: string, selector: string) =>
  (await pageOf(await site.get(path))).querySelectorAll(selector).map(textOf)

test.each([
  ['/', '5–8% a year as advertised in November 2026'],
  ['/es', '5 al 8 % anual, según lo anunciado en noviembre de 2026'],
])('%s dates the advertised yield', async (path, dated) => {
  const main = only(await pageOf(await site.get(path)), 'main')
  expect(textOf(main).replaceAll('\u2060', '')).toContain(dated)
})

test.each([
  ['/rental-properties', 'as advertised in November 2026', 'Laws as of November 2026'],
  [
    '/es/rental-properties',
    'según lo anunciado en noviembre de 2026',
    'Normativa a noviembre de 2026',
  ],
])('%s dates advertised figures and names the laws of its taxes', async (path, dated, laws) => {
  // The yield, the rent by the month and the rent by the night.
  const marks = (await textsOf(path, '.plumb .mark__v')).slice(0, 3)
  expect(marks).toHaveLength(3)
  for (const mark of marks) expect(mark).toContain(dated)
  for (const place of ['.roi-intro__text', '.roi-intro__toc', '.calc__in'])
    expect((await textsOf(path, place)).join(' '), place).toMatch(
      new RegExp(dated.replace(/^as /, ''), 'i'),
    )
  for (const calculator of ['form.entry', 'form.calc']) {
    const text = (await textsOf(path, calculator)).join(' ')
    expect(text, calculator).toContain('Ley 37/1992')
    expect(text, calculator).toContain('Ley 5/2021')
    expect(text, calculator).toContain(laws)
  }
  const sources = await textsOf(path, 'form a[href^="https://www.boe.es/"]')
  expect(sources.length).toBeGreaterThanOrEqual(4)
})
