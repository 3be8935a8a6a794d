import { expect } from 'vitest'
import { type Language, pathIn } from '#server/language.ts'
import { type HTMLElement, pageOf } from '../../testing/html.ts'
import type { TestSite } from '../../testing/site.ts'

/** A page of the site in a language, which must be there. */
export async function pageAt(
  site: TestSite,
  language: Language,
  path: string,
): Promise<HTMLElement> {
  const response = await site.get(pathIn(language, path))
  expect(response.status).toBe(200)
  return pageOf(response)
}
