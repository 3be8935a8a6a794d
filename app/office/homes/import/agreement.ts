/** The numbers of homes that an import would change. */
export interface Counts {
  added: number
  changed: number
  gone: number
}

/** The counts as the form carries them. */
export const agreement = ({ added, changed, gone }: Counts): string => `${added} ${changed} ${gone}`
