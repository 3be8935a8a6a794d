/** Facts that may be unknown about a home; one click asks for them. */
export const questions = [
  'community',
  'rent',
  'developer',
  'licence',
  'stage',
  'handover',
  'payments',
  /** All unknown facts of the project. */
  'project',
] as const
export type Question = (typeof questions)[number]

/** The parameter of the home's address that fills in the question. */
export const askParameter = 'ask'
