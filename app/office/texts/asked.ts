import { data } from 'react-router'
import { isUnavailable } from '#server/unavailable.ts'

/** Reads for a screen. @throws 503 while the database does not answer. */
export async function reading<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (isUnavailable(error)) throw data(null, { status: 503 })
    throw error
  })
}

/** Writes for a form; undefined while the database does not answer, so that what was typed can be shown again. */
export async function writing<T>(work: Promise<T>): Promise<T | undefined> {
  return work.catch((error: unknown) => {
    if (isUnavailable(error)) return undefined
    throw error
  })
}
