/** How often a reader is told, and whether of lower prices only. */
export const tellings = ['immediate', 'weekly', 'reductions'] as const
export type Telling = (typeof tellings)[number]
