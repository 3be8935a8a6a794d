/**
 * The address that opens the chat service with a first line filled in.
 * @param phone the number in international form, as shown.
 */
export const chatLink = (phone: string, text: string): string =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
