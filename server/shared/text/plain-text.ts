/** Whether a text contains an address that a mail client would turn into a link. */
export const hasLink = (text: string): boolean =>
  /\b[a-z][a-z\d+.-]*:\/\/|\bwww\.|\bmailto:|[\p{L}\d]\.\p{L}{2,}/iu.test(text)

/** Whether a text contains markup of HTML, Markdown or forums. */
export const hasMarkup = (text: string): boolean => /[<>]|\[\/?(url|img|link)|\]\(/i.test(text)

/**
 * Whether a text can be the name of a person: letters, in at most six words, and no link. This does
 * not prove that somebody has that name.
 */
export const looksLikeName = (text: string): boolean =>
  text.length <= 60 &&
  /^\p{L}[\p{L}\p{M}'’.-]*( [\p{L}\p{M}'’.-]+){0,5}$/u.test(text) &&
  !hasLink(text)
