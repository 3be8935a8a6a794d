/** The longest address that SMTP can carry, in characters (RFC 5321, section 4.5.3.1.3). */
const maxEmailLength = 254

/**
 * Whether a text has the shape of an e-mail address: text, an at sign, text, a dot and text.
 * This is all that a lead's form asks for, so that no enquiry is lost to a strict rule
 * (docs/requirements/forms.md#forms-and-validation).
 */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

/**
 * Whether a text is one e-mail address to which a message may be sent. It has none of the
 * characters that a mail client would read as a second address or as a name beside the address, no
 * invisible character, and no encoded word (RFC 2047).
 */
export const isEmailAddress = (text: string): boolean =>
  text.length <= maxEmailLength && singleAddress.test(text) && !text.includes('=?')

const singleAddress = (() => {
  const part = String.raw`[^\s\p{Cc}\p{Cf}@,;:<>()[\]"\\]+`
  return new RegExp(String.raw`^${part}@${part}\.${part}$`, 'u')
})()

/** The address of a mailbox such as `Name <name@example.com>`, or a bare address. */
export const addressOfMailbox = (mailbox: string): string =>
  /<([^<>]*)>$/.exec(mailbox)?.[1] ?? mailbox
