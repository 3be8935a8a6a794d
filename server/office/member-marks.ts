import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The mark of a browser in which a member of staff has used the office. It grants no right: it only
 * leads to the sign-in after a session has ended, and names the member whose form is stored until
 * then.
 */
export interface MemberMarks {
  /** @returns undefined while no key is known. */
  of(memberId: string): string | undefined
  /** @returns whose mark it is; undefined for one that we did not make. */
  read(mark: string | undefined): string | undefined
}

/** @param keys secrets, the same for all processes; the first one signs, all of them verify. */
export function createMemberMarks(keys: () => readonly string[]): MemberMarks {
  const sign = (key: string, memberId: string) =>
    createHmac('sha256', key).update(`office-member:${memberId}`).digest()
  return {
    of(memberId) {
      const [key] = keys()
      return key && `${memberId}~${sign(key, memberId).toString('base64url')}`
    },
    read(mark = '') {
      const [memberId = '', signature = ''] = mark.split('~')
      const given = Buffer.from(signature, 'base64url')
      const isOurs = keys().some((key) => {
        const right = sign(key, memberId)
        return given.length === right.length && timingSafeEqual(given, right)
      })
      return isOurs ? memberId : undefined
    },
  }
}
