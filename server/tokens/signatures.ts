import { createHmac } from 'node:crypto'
import { isSameSecret } from '../shared/same-secret.ts'

/** Signatures of short texts. */
interface Signatures {
  /** The signature of a text in base64url; undefined while no key is known. */
  of(text: string): string | undefined
  /** Whether we made this signature for this text. */
  isOurs(text: string, signature: string): boolean
}

/** The length of a full signature: 256 bits in base64url. */
const wholeLength = 43

/**
 * @param keys secrets that are the same in all processes and after a restart; the first one signs,
 *   all of them verify.
 * @param purpose what the signature is for; signatures for another purpose are not accepted.
 * @param length the number of characters to which a signature is shortened.
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
      return keys().some((key) => isSameSecret(signature, sign(key, text)))
    },
  }
}
