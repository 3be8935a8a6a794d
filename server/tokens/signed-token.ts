import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Tokens that carry a text and its signature, for links that must work more than once: nothing is
 * stored, and every e-mail can contain the link again.
 */
interface SignedTokens {
  /**
   * @param text letters, digits, hyphens and underscores.
   * @throws while no key is known.
   */
  issue(text: string): string
  /** The text of a token that we issued. */
  read(token: string): string | undefined
}

/**
 * @param keys secrets, the same for all processes and after a restart; the first one signs, all of
 *   them verify.
 * @param purpose what the tokens are for; tokens for another purpose are refused.
 */
export function createSignedTokens(keys: () => readonly string[], purpose: string): SignedTokens {
  const sign = (key: string, text: string) =>
    createHmac('sha256', key).update(`${purpose}:${text}`).digest('base64url')
  return {
    issue(text) {
      const [key] = keys()
      if (!key) throw new Error('No key is known to sign a token with')
      return `${text}.${sign(key, text)}`
    },
    read(token) {
      const [, text = '', signature = ''] = /^([\w-]{1,100})\.([\w-]{43})$/.exec(token) ?? []
      const isOurs = (key: string) =>
        timingSafeEqual(Buffer.from(signature), Buffer.from(sign(key, text)))
      return text && keys().some(isOurs) ? text : undefined
    },
  }
}
