import { languageOf, pathIn } from '#server/language.ts'
import type { SiteRequest } from '#server/site.ts'
import { readForm } from '../forms/read-form.ts'
import { returnTo } from './return-to.ts'

/** A form of a development has the most fields, twice a hundred texts. */
const maxFields = 600

interface Posted {
  request: Request
  url: URL
  site: SiteRequest
  memberId: string
}

/** What a form is kept by: the screen, where it is its draft that was being saved. */
export const keptPath = ({ pathname, search }: URL): string =>
  pathname.replace(/\/draft$/, '') + search

/**
 * Keeps the texts of a form whose session has ended or been left alone for too long; the office shows it after the
 * sign-in.
 * @returns the page to come back to: the one that the form is on.
 */
export async function keepPostedForm({ request, url, site, memberId }: Posted): Promise<string> {
  // Files are sent again; what is discarded is not wanted.
  if (!/\/(?:upload|kept)$/.test(url.pathname)) {
    const form = await readForm(request, maxFields)
    const fields = Object.fromEntries(
      [...form].filter((field): field is [string, string] => typeof field[1] === 'string'),
    )
    await site.office.forms.keep(memberId, { path: keptPath(url), fields })
  }
  const referrer = URL.parse(request.headers.get('Referer') ?? '')
  const next = referrer ? referrer.pathname + referrer.search : ''
  return returnTo({
    pathname: pathIn(languageOf(url.pathname), '/office'),
    searchParams: new URLSearchParams({ next }),
  })
}
