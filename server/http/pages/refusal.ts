import { languageOf, pathIn } from '../../language.ts'

/** Why a request is answered with an error page before any page is asked. */
export type Refusal = 400 | 403 | 404 | 405 | 413 | 429 | 503

/** Headers of the error pages; `Retry-After` is in seconds. */
export const refusalHeaders: Partial<Record<Refusal, Record<string, string>>> = {
  405: { Allow: 'GET, HEAD, POST' },
  429: { 'Retry-After': '2' },
  503: { 'Retry-After': '2' },
}

/** The key of a refusal's page in memory, and the path that it is rendered from: one for each language. */
export function refusalOf(status: Refusal, path: string): { key: string; path: string } {
  const refused = pathIn(languageOf(path), '/refused')
  return { key: `${status} ${refused}`, path: refused }
}
