/** Joins the paragraphs of an e-mail; undefined ones are left out. */
export const paragraphs = (...texts: readonly (string | undefined)[]): string =>
  texts.filter((text) => text !== undefined).join('\n\n')

/** Joins labels and values, one on each line; a value of several lines begins below its label. */
export const labelledLines = (
  entries: readonly (readonly [label: string, value: string])[],
): string =>
  entries
    .map(([label, value]) => `${label}:${value.includes('\n') ? '\n' : ' '}${value}`)
    .join('\n')
