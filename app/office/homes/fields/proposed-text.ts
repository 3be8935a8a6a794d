import type { Language } from '#server/language.ts'
import { roomNames } from '#server/pictures/room-names.ts'

/**
 * Further pictures of a room get a number, so that three pictures of a bedroom do not share one
 * text.
 */
export const furtherPicture = { en: 'picture {n}', es: 'imagen {n}' }

/** Whether a text is one that was proposed: it names the room but does not describe the picture. */
export function isProposed(text: string, language: Language, title: string): boolean {
  const [room = '', ...rest] = text.trim().split(', ')
  const isRoom = Object.values(roomNames[language]).some((name) => name === room)
  const further = new RegExp(`^${furtherPicture[language].replace('{n}', '\\d+')}$`)
  const after = rest.filter((part, index) => index > 0 || !further.test(part)).join(', ')
  return isRoom && (after === '' || after.toLowerCase() === title.trim().toLowerCase())
}
