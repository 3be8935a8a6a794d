import type { MiddlewareFunction } from 'react-router'
import { languageOf, pathIn } from '#server/language.ts'
import { siteContext } from '../context.ts'
import { readForm } from '../forms/read-form.ts'

/**
 * Keeps the texts of a form whose session has been left alone for too long; the office shows it after the sign-in.
 * @returns the page to come back to.
 */
export async function keepPostedForm(
  request: Request,
  url: URL,
  context: Parameters<MiddlewareFunction>[0]['context'],
): Promise<Pick<URL, 'pathname' | 'search'>> {
  const { office, entry } = context.get(siteContext)
  const start = { pathname: pathIn(languageOf(url.pathname), '/office'), search: '' }
  if (!entry) return start
  const form = await readForm(request)
  const fields = Object.fromEntries(
    [...form].filter((field): field is [string, string] => typeof field[1] === 'string'),
  )
  await office.forms.keep(entry.member.id, { path: url.pathname + url.search, fields })
  return start
}
