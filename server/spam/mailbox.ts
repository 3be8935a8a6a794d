/**
 * The mailbox behind an e-mail address, for counting: many providers deliver `elena+anything@…` to
 * `elena@…`, and Gmail ignores dots and has two domains.
 * @param email in any case.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const [name = ''] = address.slice(0, Math.max(at, 0)).split('+', 1)
  return domain === 'gmail.com' || domain === 'googlemail.com'
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`
}
