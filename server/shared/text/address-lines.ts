/**
 * The lines of a postal address that is written in one, as `AGENCY_ADDRESS`: separated by
 * semicolons.
 */
export const addressLines = (address: string): string[] =>
  address.split(';').map((line) => line.trim())
