import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The mark of a browser in which somebody of the staff has used the office. It opens nothing: it only says that whoever
 * asks for the office there is led to the sign-in when their session has ended, and whose form is kept until then.
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
