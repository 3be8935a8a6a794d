import type { AccountRefusal } from '#server/accounts/account-refusal.ts'

const retryAfter = 'Retry-After'

/** The status of a refusal; after too many attempts, also the time after which to try again. */
export function refusalInit({ reason, retryAfter: wait }: AccountRefusal): ResponseInit {
  if (reason !== 'tooMany') return { status: 400 }
  return wait === undefined
    ? { status: 429 }
    : { status: 429, headers: { [retryAfter]: String(wait) } }
}

/** The headers of an account page: those of its loader, and when its form may be sent again. */
export function accountHeaders({
  loaderHeaders,
  actionHeaders,
}: {
  loaderHeaders: Headers
  actionHeaders?: Headers
}): Headers {
  const headers = new Headers(loaderHeaders)
  const wait = actionHeaders?.get(retryAfter)
  if (wait) headers.set(retryAfter, wait)
  return headers
}
