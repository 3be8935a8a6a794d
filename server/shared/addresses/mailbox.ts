import { domainToASCII } from 'node:url'
import { withoutEnd } from '../text/without-end.ts'

/**
 * The mailbox to which an e-mail address belongs, for counting: many providers deliver
 * `elena+anything@…` to `elena@…`, Gmail ignores dots and has two domains, and one domain can be
 * written in many ways (IDNA).
 * @param email in any letter case.
 */
export function mailboxOf(email: string): string {
  const address = email.normalize('NFKC').trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const domain = domainOf(address.slice(at + 1))
  const [name = ''] = address.slice(0, Math.max(at, 0)).split('+', 1)
  return domain === 'gmail.com' || domain === 'googlemail.com'
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`
}

/**
 * The domain as mail is delivered to it: without a trailing dot, with "münchen.de" and the soft
 * hyphens of "xn--mnchen-3ya.de" in their canonical form.
 */
function domainOf(text: string): string {
  const domain = withoutEnd(text, '.')
  return domainToASCII(domain) || domain
}
