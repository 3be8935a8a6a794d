/**
 * Shortest password, in characters as a person counts them: Unicode code points
 * (docs/requirements/accounts.md#accounts).
 */
export const minPasswordLength = 6

/** As {@link minPasswordLength}, for the agency's staff, who see the data of visitors. */
export const minStaffPasswordLength = 12

/**
 * Longest password, in bytes of UTF-8: the hosted service's own limit, so that accounts can move
 * there.
 */
export const maxPasswordBytes = 72

/**
 * The problem with the length of a new password, or undefined.
 * @param min characters.
 */
export function passwordLengthProblem(
  password: string,
  min = minPasswordLength,
): 'short' | 'long' | undefined {
  if ([...password].length < min) return 'short'
  return Buffer.byteLength(password) > maxPasswordBytes ? 'long' : undefined
}
