import { data } from 'react-router'
import type { AccountRefusal } from '#server/accounts/account-refusal.ts'

const retryAfter = 'Retry-After'

/** The status of a refusal; after too many attempts, also the time after which to try again. */
export function refusalInit({
  reason,
  retryAfter: wait,
}: Pick<AccountRefusal, 'reason' | 'retryAfter'>): ResponseInit {
  if (reason !== 'tooMany') return { status: 400 }
  return wait === undefined
    ? { status: 429 }
    : { status: 429, headers: { [retryAfter]: String(wait) } }
}

/** The error of a page that cannot be shown because the backend refused what it needs. */
export const refusedPage = (refusal: AccountRefusal) =>
  data(null, refusal.reason === 'tooMany' ? refusalInit(refusal) : { status: 503 })

/** The headers of an account page: those of its loader, and when its form may be sent again. */
export const accountHeaders = ({
  loaderHeaders,
  actionHeaders,
}: {
  loaderHeaders: Headers
  actionHeaders?: Headers
}): Headers => withWait(loaderHeaders, actionHeaders)

/** The headers of a frame, in which the error of a page is shown: when to try again. */
export const frameHeaders = ({
  parentHeaders,
  errorHeaders,
}: {
  parentHeaders: Headers
  errorHeaders: Headers | undefined
}): Headers => withWait(parentHeaders, errorHeaders)

function withWait(own: Headers, refusal: Headers | undefined): Headers {
  const headers = new Headers(own)
  const wait = refusal?.get(retryAfter)
  if (wait) headers.set(retryAfter, wait)
  return headers
}
