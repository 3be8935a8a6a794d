/** The lines of a postal address such as `AGENCY_ADDRESS`, which separates them by semicolons. */
export const addressLines = (address: string): string[] =>
  address.split(';').map((line) => line.trim())
