import { data } from 'react-router'
import { isNotAllowed } from '#server/homes/store.ts'
import { screenLog } from '#server/office/screen-log.server.ts'
import { isUnavailable } from '#server/unavailable.ts'

/**
 * Awaits data that the page cannot do without.
 * @throws 503, after a line in the log, while the database or the backend does not answer; 403
 *   where it refuses: the office's error page.
 */
export const orErrorPage = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    if (isUnavailable(error)) {
      screenLog.getStore()?.error({ err: error }, 'a screen of the office could not be shown')
      throw data(null, { status: 503 })
    }
    throw refused(error)
  })

/**
 * Awaits the work of a form; undefined, after a line in the log, while the database or the backend
 * does not answer, so that the form is shown again with its texts.
 * @throws 403 where the backend refuses.
 */
export const orUndefined = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if (isUnavailable(error)) {
      screenLog.getStore()?.error({ err: error }, 'a form of the office could not be handled')
      return undefined
    }
    throw refused(error)
  })

const refused = (error: unknown) => (isNotAllowed(error) ? data(null, { status: 403 }) : error)
