/** The numbers of homes that an import would change. */
export interface Counts {
  added: number
  changed: number
  gone: number
}

/** The numbers for an import that has not been made yet. */
export interface PlannedCounts extends Counts {
  /**
   * The number of new homes without a picture, which stay drafts; other new homes are published.
   */
  drafts: number
}

/** The numbers in the format of the form's hidden field. */
export const agreement = ({ added, drafts, changed, gone }: PlannedCounts): string =>
  `${added} ${drafts} ${changed} ${gone}`
