/**
 * What a cell was expected to contain, in English; the values of an {@link Expectation} replace the
 * names in braces.
 */
export const expectations = {
  id: 'up to 64 letters, digits and . _ : / -',
  slug: 'lower-case letters and digits with single hyphens between',
  line: 'one line of at most {max} characters',
  text: 'text of at most {max} characters, without control characters',
  whole: 'a whole number, {min} to {max}',
  euros: 'whole euros, such as 450000, {min} to {max}',
  eurosAMonth: 'whole euros a month, {min} to {max}',
  squareMetres: 'whole square metres, {min} to {max}',
  one: '{values}',
  time: 'a time such as 2026-11-01T09:00:00.000Z',
  addresses: 'addresses as /pictures/name.jpg or https://…, one a line',
  entries: 'one entry a line, of at most 200 characters',
  json: 'JSON such as {example}',
} as const

/** What a cell was expected to contain, as a code that is translated for its reader. */
export interface Expectation {
  code: keyof typeof expectations
  /** Limits, permitted words or an example. */
  values: Record<string, string | number>
}

export const expectation = (
  code: Expectation['code'],
  values: Expectation['values'] = {},
): Expectation => ({ code, values })

/** Puts values into an English sentence. A name that has no value stays as it is. */
export const filled = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))

/** An expectation in English, for the command line and the answers of the backend. */
export const expectationText = ({ code, values }: Expectation): string =>
  filled(expectations[code], values)
