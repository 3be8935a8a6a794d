/** The numbers of homes that an import would change. */
export interface Counts {
  added: number
  changed: number
  gone: number
}

/** The same of an import that is not made yet. */
export interface PlannedCounts extends Counts {
  /** New ones without a picture, which stay drafts; the other new ones are published. */
  drafts: number
}

/** The counts as the form carries them. */
export const agreement = ({ added, drafts, changed, gone }: PlannedCounts): string =>
  `${added} ${drafts} ${changed} ${gone}`
