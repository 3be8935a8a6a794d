import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The signed time at which a form's page was made. Pages are kept and the same for everyone, so it
 * tells nothing about a visitor; it shows that somebody fetched a page of ours before posting.
 */
export interface Stamps {
  /** @param now milliseconds since 1970. */
  issue(now: number): string
  /** Milliseconds since it was issued, or undefined when we did not issue it. */
  age(stamp: string, now: number): number | undefined
}

/** How a stamp looks, to find it in a page. */
export const stampPattern = /\bt1\.[0-9a-z]{6,12}\.[\w-]{22}/g

/** @param key secret; the same for all processes, and after a restart. */
export function createStamps(key: string): Stamps {
  const sign = (time: string) => createHmac('sha256', key).update(`stamp:${time}`).digest('base64url').slice(0, 22)
  return {
    issue(now) {
      const time = now.toString(36)
      return `t1.${time}.${sign(time)}`
    },
    age(stamp, now) {
      const [, time = '', signature = ''] = /^t1\.([0-9a-z]{6,12})\.([\w-]{22})$/.exec(stamp) ?? []
      if (!time || !timingSafeEqual(Buffer.from(signature), Buffer.from(sign(time)))) return undefined
      return now - parseInt(time, 36)
    },
  }
}
