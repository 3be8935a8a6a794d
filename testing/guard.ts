import type { Guard } from '#server/leads/spam/guard.ts'

/** Takes everybody for a person. */
export const trusting: Guard = { judge: async () => ({ suspicion: undefined, acknowledge: true }) }
