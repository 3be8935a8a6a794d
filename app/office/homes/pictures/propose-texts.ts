import { languages, type Language } from '#server/language.ts'
import { roomNames } from '#server/pictures/room-names.ts'
import { roomOf } from './read-picture.ts'

/**
 * Begins the alternative texts of a picture whose room was chosen, where there are none: the room and the home's title.
 * @param select the choice of the room.
 */
export function proposeTexts(
  { form, value }: HTMLSelectElement,
  address: string,
  titles: Record<Language, string>,
): void {
  const room = roomOf(value)
  if (!room) return
  for (const language of languages) {
    const field = form?.elements.namedItem(`${language} ${address}`)
    if (field instanceof HTMLInputElement && !field.value.trim())
      field.value = [roomNames[language][room], titles[language]].filter(Boolean).join(', ')
  }
}
