/**
 * The name of a member of staff: that of their profile, or else the beginning of their address.
 * @param name from the account's metadata, which may hold anything.
 */
export const memberName = (name: unknown, email: string): string =>
  (typeof name === 'string' ? name.trim() : '') || (email.split('@', 1)[0] ?? email)
