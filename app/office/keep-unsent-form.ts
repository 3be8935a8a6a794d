import { languageOf, pathIn } from '#server/language.ts'
import type { SiteRequest } from '#server/site.ts'
import { formText } from '../forms/read-form.ts'
import { orUnavailablePage, whenUnavailable } from '../unavailable.ts'
import { readOfficeForm } from './read-office-form.ts'
import { returnTo } from './return-to.ts'

interface Posted {
  request: Request
  url: URL
  site: SiteRequest
  memberId: string
}

/**
 * The key of a stored form: the path of its screen, even if the request was saving the screen's
 * draft.
 */
const screenPath = ({ pathname, search }: URL): string => pathname.replace(/\/draft$/, '') + search

/**
 * Sends a member's form to its screen, and removes the stored copy once the form was accepted.
 * Other buttons of the screen do not remove it: on a lead, "Called" does not concern the reply.
 */
export async function sendPostedForm(
  { request, url, site, memberId }: Posted,
  send: () => Promise<Response>,
): Promise<Response> {
  const path = screenPath(url)
  const stored = await whenUnavailable(
    site.log,
    'the stored forms could not be read',
    () => site.office.forms.read(memberId, path),
    () => undefined,
  )
  if (!stored) return send()
  const { intent = '' } = Object.fromEntries(stored.fields ?? [])
  // An editor sends its whole form with each draft and with each of its buttons.
  const isWhole = intent === '' || url.pathname.endsWith('/draft')
  const isSame = isWhole || formText(await readOfficeForm(request.clone()), 'intent') === intent
  const response = await send()
  // The form was accepted, even if its copy cannot be removed now.
  if (isSame && response.status < 400)
    await whenUnavailable(
      site.log,
      'a stored form could not be removed',
      () => site.office.forms.remove(memberId, path),
      () => undefined,
    )
  return response
}

/**
 * Stores the texts of a form whose session has ended or was idle for too long; the office shows
 * them after the sign-in.
 * @returns the address of the form's page.
 */
export async function keepUnsentForm({ request, url, site, memberId }: Posted): Promise<string> {
  // Files have to be chosen again, and a discarded form is not needed.
  if (!/\/(?:upload|unsent-form)$/.test(url.pathname)) {
    const form = await readOfficeForm(request)
    const fields = [...form].filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    )
    const path = screenPath(url)
    const isStored = await orUnavailablePage(site.log, 'a form could not be stored', () =>
      site.office.forms.store(memberId, { path, fields }),
    )
    if (!isStored)
      site.log.warn({ path: url.pathname }, 'a form of the office was too long to be stored')
  }
  const referrer = URL.parse(request.headers.get('Referer') ?? '')
  const next = referrer ? referrer.pathname + referrer.search : ''
  return returnTo({
    pathname: pathIn(languageOf(url.pathname), '/office'),
    searchParams: new URLSearchParams({ next }),
  })
}
