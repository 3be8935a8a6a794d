import { whenUnavailable } from '#app/unavailable.ts'
import { screenLog } from '#server/office/screen-log.server.ts'
import { isContended } from '#server/shared/work/contended.ts'

const log = {
  error: (fields: { err: unknown }, message: string) =>
    screenLog.getStore()?.error(fields, message),
}

/**
 * Awaits the work of a form. While the database or the backend does not answer, it writes a line in
 * the log and returns undefined, so that the form is shown again with its texts. Without it, the
 * error page is shown (`server/http/pages/screen-errors.ts`).
 */
export const orUndefined = <T>(work: Promise<T>): Promise<T | undefined> =>
  whenUnavailable(
    log,
    'a form of the office could not be handled',
    () => work,
    () => undefined,
  )

/** Awaits a change of a draft; `contended` if others keep changing it. */
export const orContended = <T>(work: Promise<T>): Promise<T | 'contended'> =>
  work.catch((error: unknown) => {
    if (!isContended(error)) throw error
    return 'contended'
  })
