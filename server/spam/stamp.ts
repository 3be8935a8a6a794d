import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The signed time at which a form's page was made. Pages are kept and the same for everyone, so it
 * tells nothing about a visitor; it shows that somebody fetched a page of ours before posting.
 */
export interface Stamps {
  /** @param now milliseconds since 1970. @returns '' while no key is known. */
  issue(now: number): string
  /** Milliseconds since it was issued, or undefined when we did not issue it. */
  age(stamp: string, now: number): number | undefined
  /** False while no key is known: then a stamp that is missing, or cannot be read, says nothing of who sends it. */
  canTell(): boolean
}

/** How a stamp looks, to find it in a page. */
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
    canTell: () => keys().length > 0,
  }
}
