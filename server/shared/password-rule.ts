/**
 * The shortest password, in characters as a person counts them: Unicode code points
 * (docs/requirements/accounts.md#accounts).
 */
export const minPasswordLength = 6

/**
 * The shortest password of the agency's staff, who see the data of visitors; counted as {@link
 * minPasswordLength}.
 */
export const minStaffPasswordLength = 12

/**
 * The longest password, in bytes of UTF-8: the limit of the hosted service, so that accounts can
 * move there.
 */
export const maxPasswordBytes = 72

/**
 * The problem with the length of a new password, or undefined.
 * @param min the shortest permitted length, in characters.
 */
export function passwordLengthProblem(
  password: string,
  min = minPasswordLength,
): 'short' | 'long' | undefined {
  if ([...password].length < min) return 'short'
  return Buffer.byteLength(password) > maxPasswordBytes ? 'long' : undefined
}
