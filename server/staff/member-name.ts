/**
 * What a member of staff is called: as their profile has it, or else what their address begins
 * with.
 * @param name from the account's metadata, which may hold anything.
 */
export const memberName = (name: unknown, email: string): string =>
  (typeof name === 'string' ? name.trim() : '') || (email.split('@', 1)[0] ?? email)
