/**
 * Longest answers, in UTF-16 units as `maxlength` counts: of the inputs and of the server's checks
 * (docs/requirements.md#options-and-limits).
 */
export const maxLengths = { name: 120, email: 254, phone: 40, message: 4000, code: 40 } as const
