/** Shortest password, in characters as a person counts them: Unicode code points (docs/requirements.md#accounts). */
export const minPasswordLength = 6

/** Longest password, in bytes of UTF-8: the hosted service's own limit, so that accounts can move there. */
export const maxPasswordBytes = 72

/** The problem with the length of a new password, or undefined. */
export function passwordLengthProblem(password: string): 'short' | 'long' | undefined {
  if ([...password].length < minPasswordLength) return 'short'
  return Buffer.byteLength(password) > maxPasswordBytes ? 'long' : undefined
}
