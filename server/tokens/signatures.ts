import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signatures of short texts. */
export interface Signatures {
  /** The signature of a text in base64url; undefined while no key is known. */
  of(text: string): string | undefined
  /** Whether we made this signature of this text. */
  isOurs(text: string, signature: string): boolean
}

/** Characters of a whole signature: 256 bits in base64url. */
const wholeLength = 43

/**
 * @param keys secrets, the same for all processes and after a restart; the first one signs, all of
 *   them verify.
 * @param purpose what is signed; signatures for another purpose are not ours.
 * @param length how many characters are kept of a signature.
 */
export function createSignatures(
  keys: () => readonly string[],
  purpose: string,
  length = wholeLength,
): Signatures {
  const sign = (key: string, text: string) =>
    createHmac('sha256', key).update(`${purpose}:${text}`).digest('base64url').slice(0, length)
  return {
    of(text) {
      const [key] = keys()
      return key && sign(key, text)
    },
    isOurs(text, signature) {
      const given = Buffer.from(signature)
      return keys().some((key) => {
        const right = Buffer.from(sign(key, text))
        return given.length === right.length && timingSafeEqual(given, right)
      })
    },
  }
}
