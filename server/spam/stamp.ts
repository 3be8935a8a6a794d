import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * A stamp is the signed time at which a form's page was made. Pages are cached and the same for every
 * visitor, so it identifies nobody; it proves that the sender fetched a page before posting.
 */
export interface Stamps {
  /** @param now milliseconds since 1970. @returns '' while no key is known. */
  issue(now: number): string
  /** Milliseconds since it was issued, or undefined when we did not issue it. */
  age(stamp: string, now: number): number | undefined
  /** False while no key is known: then a missing or unreadable stamp means nothing. */
  canVerify(): boolean
}

/** Finds the stamps in a page. */
export const stampPattern = /\bt1\.[0-9a-z]{6,12}\.[\w-]{22}/g

/** @param keys secrets, the same for all processes and after a restart; the first one signs, all of them verify. */
export function createStamps(keys: () => readonly string[]): Stamps {
  const sign = (key: string, time: string) =>
    createHmac('sha256', key).update(`stamp:${time}`).digest('base64url').slice(0, 22)
  return {
    issue(now) {
      const [key] = keys()
      const time = now.toString(36)
      return key ? `t1.${time}.${sign(key, time)}` : ''
    },
    age(stamp, now) {
      const [, time = '', signature = ''] = /^t1\.([0-9a-z]{6,12})\.([\w-]{22})$/.exec(stamp) ?? []
      if (
        !time ||
        !keys().some((key) => timingSafeEqual(Buffer.from(signature), Buffer.from(sign(key, time))))
      )
        return undefined
      return now - parseInt(time, 36)
    },
    canVerify: () => keys().length > 0,
  }
}
