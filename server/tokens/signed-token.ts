import { createSignatures } from './signatures.ts'

/**
 * Tokens that consist of a text and its signature, for links that work any number of times. They
 * are not stored, because every e-mail can compute its link again.
 */
interface SignedTokens {
  /**
   * @param text consists of letters, digits, hyphens and underscores.
   * @throws while no key is known.
   */
  issue(text: string): string
  /** The text within a token that we issued; undefined for any other token. */
  read(token: string): string | undefined
}

/** See {@link createSignatures} for the keys and the purpose. */
export function createSignedTokens(keys: () => readonly string[], purpose: string): SignedTokens {
  const signatures = createSignatures(keys, purpose)
  return {
    issue(text) {
      const signature = signatures.of(text)
      if (!signature) throw new Error('No key is known to sign a token with')
      return `${text}.${signature}`
    },
    read(token) {
      const [, text = '', signature = ''] = /^([\w-]{1,100})\.([\w-]{43})$/.exec(token) ?? []
      return text && signatures.isOurs(text, signature) ? text : undefined
    },
  }
}
