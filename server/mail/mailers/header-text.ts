/** Control characters, and characters that change the direction of the following text. */
const invisible = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/**
 * Makes a visitor's text safe for a mail header. Mail programs decode words such as
 * `=?utf-8?q?=0d=0aBcc:…?=` (RFC 2047), which could hide line breaks and further headers. A blank
 * is inserted into such a word, so that it is not decoded.
 */
export const headerText = (text: string): string =>
  text.replace(invisible, ' ').replaceAll('=?', '= ?').replaceAll('?=', '? =')
