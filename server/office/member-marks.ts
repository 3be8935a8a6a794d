import { createSignatures } from '../tokens/signatures.ts'

/**
 * Marks a browser in which a member of staff has used the office. The mark grants no right: after
 * the session has ended it shows the sign-in, and says for which member an unsent form is stored.
 */
export interface MemberMarks {
  /** @returns undefined while no key is known. */
  of(memberId: string): string | undefined
  /** @returns the id of the member; undefined for a mark that we did not make. */
  read(mark: string | undefined): string | undefined
}

/** @param keys see {@link createSignatures}. */
export function createMemberMarks(keys: () => readonly string[]): MemberMarks {
  const signatures = createSignatures(keys, 'office-member')
  return {
    of(memberId) {
      const signature = signatures.of(memberId)
      return signature && `${memberId}~${signature}`
    },
    read(mark = '') {
      const [memberId = '', signature = ''] = mark.split('~')
      return signatures.isOurs(memberId, signature) ? memberId : undefined
    },
  }
}
