/**
 * The longest answers, in UTF-16 units as `maxlength` counts, for the inputs and for the server's
 * checks (docs/requirements/forms.md#options-and-limits).
 */
export const maxLengths = {
  name: 120,
  email: 254,
  phone: 40,
  message: 4000,
  code: 40,
  /** The value of one of several choices. */
  choice: 80,
  /** A day, as `2027-06-01`. */
  day: 10,
  /** The reference of a home. */
  reference: 40,
  /** The subject of a request for information. */
  about: 200,
  /** A visitor's figures for the costs of a home, in words. */
  figures: 1000,
  /** The start of a half-hour, in ISO 8601. */
  slot: 40,
  /** The name of a time zone. */
  zone: 60,
} as const
