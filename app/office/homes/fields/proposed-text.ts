import type { Language } from '#server/language.ts'
import { roomNames } from '#server/pictures/room-names.ts'

/** Three pictures of a bedroom do not have one text; which bedroom it is nobody has said. */
export const furtherPicture = { en: 'picture {n}', es: 'imagen {n}' }

/**
 * Whether a text is one that was proposed: it says the room, and nothing of what is to be seen
 * there.
 */
export function isProposed(text: string, language: Language, title: string): boolean {
  const [room = '', ...rest] = text.trim().split(', ')
  const isRoom = Object.values(roomNames[language]).some((name) => name === room)
  const place = new RegExp(`^${furtherPicture[language].replace('{n}', '\\d+')}$`)
  const after = rest.filter((part, index) => index > 0 || !place.test(part)).join(', ')
  return isRoom && (after === '' || after.toLowerCase() === title.trim().toLowerCase())
}
