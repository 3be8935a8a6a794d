import type { Guard } from '#server/spam/guard.ts'

/** Takes everybody for a person. */
export const trusting: Guard = { judge: async () => ({ suspicion: undefined, acknowledge: true }) }
