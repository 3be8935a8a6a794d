/**
 * Milliseconds since 1970, by the clock of this device, the only one available without a
 * connection.
 */
export const deviceNow = (): number => Date.now()
