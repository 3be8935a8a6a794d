/**
 * The headers by which a mail client unsubscribes with one click (RFC 8058).
 * @param link the address that accepts the POST.
 */
export const unsubscribeHeaders = (link: string): Record<string, string> => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
