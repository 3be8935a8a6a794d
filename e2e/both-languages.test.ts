import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathIn } from '#server/language.ts'
import { pages } from './paths.ts'
import { startSite, type TestSite } from '../testing/site.ts'

// What a reader sees in either language: titles of its own, no gap in a sentence, no exclamation.

let site: TestSite
beforeAll(async () => {
  site = await startSite('sqlite')
})
afterAll(() => site.close())

const textOf = (html: string) =>
  html.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '').replace(/<[^>]*>/g, ' ')

test.each(pages)('%s has a title and a description of its own in each language', async (path) => {
  const [en = '', es = ''] = await Promise.all(
    [path, pathIn('es', path)].map(async (address) => (await site.get(address)).text()),
  )
  const title = /<title>([^<]+)<\/title>/
  const description = /<meta name="description" content="([^"]+)"/
  for (const tag of [title, description]) {
    expect(tag.exec(en)?.[1]).toBeTruthy()
    expect(tag.exec(es)?.[1]).toBeTruthy()
    expect(tag.exec(es)?.[1]).not.toBe(tag.exec(en)?.[1])
  }
  for (const text of [en, es].map(textOf)) {
    expect(text).not.toMatch(/\{\w+\}|undefined|NaN/)
    expect(text).not.toMatch(/[!¡]/)
  }
})

test('articles of events and lifestyle have these categories in Spanish', async () => {
  const blog = textOf(await (await site.get('/es/blog')).text())
  expect(blog).toContain('Eventos')
  expect(blog).toContain('Estilo de vida')
  expect(blog).not.toMatch(/Fiestas\s|Vida diaria/)
})

test('the company’s data that is not given is missing without a trace, and the agency is told', async () => {
  for (const path of ['/privacy', '/legal-notice', '/es/privacy', '/es/legal-notice'])
    expect(textOf(await (await site.get(path)).text())).not.toMatch(
      /to be filled in|to be named|que debe|borrador|\bdraft\b|COMPANY_/,
    )
  expect(await (await site.get('/health')).json()).toMatchObject({ companyData: 'missing' })
})
