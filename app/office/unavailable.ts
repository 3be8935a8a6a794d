import { data } from 'react-router'
import { orUnavailablePage, whenUnavailable } from '#app/unavailable.ts'
import { isNotAllowed } from '#server/backend-error.ts'
import { screenLog } from '#server/office/screen-log.server.ts'
import { isContended } from '#server/shared/work/contended.ts'

const log = {
  error: (fields: { err: unknown }, message: string) =>
    screenLog.getStore()?.error(fields, message),
}

/**
 * Awaits data that the page requires. The thrown responses show the office's error page.
 * @throws a 503 response while the database or the backend does not answer, after a line in the
 * log; a 403 response if the backend refuses; a 409 response if others keep changing the same
 * draft.
 */
export const orErrorPage = <T>(work: Promise<T>): Promise<T> =>
  orUnavailablePage(log, 'a screen of the office could not be shown', () => work).catch(
    (error: unknown) => {
      throw refused(error)
    },
  )

/**
 * Awaits the work of a form. The result is undefined, after a line in the log, while the database
 * or the backend does not answer, so that the form is shown again with its texts.
 * @throws a 403 response if the backend refuses; a 409 response as {@link orErrorPage}.
 */
export const orUndefined = <T>(work: Promise<T>): Promise<T | undefined> =>
  whenUnavailable(
    log,
    'a form of the office could not be handled',
    () => work,
    () => undefined,
  ).catch((error: unknown) => {
    throw refused(error)
  })

/** Awaits a change of a draft; `contended` if others keep changing it. */
export const orContended = <T>(work: Promise<T>): Promise<T | 'contended'> =>
  work.catch((error: unknown) => {
    if (!isContended(error)) throw error
    return 'contended'
  })

function refused(error: unknown): unknown {
  if (isContended(error)) return data(null, { status: 409 })
  return isNotAllowed(error) ? data(null, { status: 403 }) : error
}
