/**
 * A word in running text, a path or a query that is an e-mail address: it contains an at sign,
 * which may be encoded, and a domain. The pattern matches whole words, because one for addresses
 * alone would start again at each letter of a long word.
 */
const word =
  /(?:[^\s"'<>()[\]{}:;,\\/=&?@%]|%(?!40|2540)[\da-f]{2})+((?:@|%(?:25)?40)[\p{L}\d-]+(?:\.[\p{L}\d-]+)+)?/giu

/**
 * Seven digits or more, grouped as people write telephone numbers, and possibly encoded in a path.
 * The length is limited, so that each position is examined only so far; no field accepts a longer
 * number.
 */
const number = /(?<![\w.-])(?:\+|%2B)?\(?\d(?:[\s().\-/]|%20|%28|%29|\d){5,60}\d(?![\w-])/giu

const ipv4 = /^\d{1,3}(\.\d{1,3}){3}$/

/**
 * Texts in quotation marks, which error messages quote from input, except for names of the
 * database's parts. If a quotation is never closed, the rest of the text counts as quoted.
 */
const quoted =
  /(?<!\b(?:relation|column|table|constraint|index|type|database|role|user|function|schema) )"(?:[^"\\]|\\.)*("?)/g

/**
 * The text is first searched for an at sign, which every address contains: that is many times
 * faster.
 */
const withoutEmails = (text: string): string =>
  text.includes('@') || text.includes('%')
    ? text.replace(word, (found, rest: string | undefined) => (rest ? '[e-mail]' : found))
    : text

/** A text without the e-mail addresses and telephone numbers in it. */
export const redactText = (text: string): string =>
  withoutEmails(text).replace(number, (found) =>
    ipv4.test(found) || found.replace(/%\w\w|\D/g, '').length < 7 ? found : '[number]',
  )

/** The message of an error without what it quotes. */
export const redactMessage = (message: string): string =>
  redactText(message.replace(quoted, (found, end: string) => (end ? '"…"' : found)))

/** A segment of a path that is like ours: short words in lower case, without a long number. */
const slug = /^(?!.*\d{5})[a-z\d]{1,30}(-[a-z\d]{1,30}){0,9}$/

/**
 * A path without what somebody may have typed into it: of the segments that no path of the site
 * has, only those that look like a slug are kept, so that dead links can be found
 * (docs/requirements/site.md#not-found).
 * @param paths the segments of the site's own paths.
 */
export const redactPath = (path: string, paths: ReadonlySet<string>): string =>
  (path.split(/[?#]/, 1)[0] ?? '')
    .split('/')
    .map((segment) => (segment === '' || paths.has(segment) || slug.test(segment) ? segment : '…'))
    .join('/')
