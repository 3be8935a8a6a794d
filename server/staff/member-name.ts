/**
 * The name of a member of staff: from their profile, or otherwise the beginning of their address.
 * @param name from the account's metadata, which may contain anything.
 */
export const memberName = (name: unknown, email: string): string =>
  (typeof name === 'string' ? name.trim() : '') || (email.split('@', 1)[0] ?? email)
