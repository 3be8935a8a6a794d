/** Line ends and control characters are not permitted in a one-line answer or in a mail header. */
const lineBreaking = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
const unprintable = /[^\P{Cc}\n\t]/gu

/** A text with one line feed at the end of each line: forms and spreadsheets have others. */
export const withLineFeeds = (text: string): string => text.replace(/\r\n?/g, '\n')

/** A typed text on one line, trimmed and without control characters, as it is stored. */
export const tidyLine = (text: string): string => text.replace(lineBreaking, ' ').trim()

/** A typed text of several lines, trimmed and without other control characters, as it is stored. */
export const tidyLines = (text: string): string =>
  withLineFeeds(text).replace(unprintable, '').trim()
