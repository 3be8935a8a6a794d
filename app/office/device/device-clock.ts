/** Milliseconds since 1970, by the clock of this device: there is no other without a connection. */
export const deviceNow = (): number => Date.now()
