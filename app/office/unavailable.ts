import { data } from 'react-router'
import { isNotAllowed } from '#server/homes/store.ts'
import { isUnavailable } from '#server/unavailable.ts'

/**
 * The result of work without which there is nothing to show.
 * @throws 503 while the database or the backend does not answer, 403 where it refuses: the office's error page.
 */
export const orErrorPage = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    if (isUnavailable(error)) throw data(null, { status: 503 })
    throw refused(error)
  })

/**
 * The result of what a form does; undefined while the database or the backend does not answer, so that the form is
 * shown again with what was typed.
 * @throws 403 where the backend refuses.
 */
export const orUndefined = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if (isUnavailable(error)) return undefined
    throw refused(error)
  })

const refused = (error: unknown) => (isNotAllowed(error) ? data(null, { status: 403 }) : error)
