/**
 * The headers by which a mail client unsubscribes in one click (RFC 8058).
 * @param link takes the POST.
 */
export const unsubscribeHeaders = (link: string): Record<string, string> => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
