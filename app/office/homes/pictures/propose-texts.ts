import { insert } from '#app/words.ts'
import { languages, type Language } from '#server/language.ts'
import { roomNames } from '#server/pictures/room-names.ts'
import { lowerInitial } from '#server/shared/text/initial.ts'
import { furtherPicture, isProposed } from '../fields/proposed-text.ts'
import { roomOf } from './read-picture.ts'

type Texts = Record<Language, string>

/**
 * The alternative texts that are proposed for a picture of a room: the room and the home's title.
 * @param number the picture's number among those of the room, from 1.
 */
export function proposalOf(
  room: ReturnType<typeof roomOf>,
  titles: Texts,
  number = 1,
): Texts | undefined {
  if (!room) return undefined
  const textIn = (language: Language) =>
    [
      roomNames[language][room],
      number > 1 && insert(furtherPicture[language], { n: number }),
      withinSentence(titles[language]),
    ]
      .filter(Boolean)
      .join(', ')
  return { en: textIn('en'), es: textIn('es') }
}

/**
 * A title after a comma: `Ático de tres dormitorios` gets a small initial, a name such as `Palm 10`
 * does not.
 */
const withinSentence = (title: string): string =>
  commonNouns.test(title) ? lowerInitial(title) : title

/** Words at the beginning of titles that are not names. */
const commonNouns =
  /^(?:ático|dúplex|apartamento|piso|estudio|bajo|planta|casa|chalet|vivienda|adosado|penthouse|duplex|apartment|flat|studio|garden|corner|townhouse|house|ground|top|(?:one|two|three|four|five)-bedroom) /i

/** Puts the proposed texts of every picture with a chosen room into its empty fields. */
export function takeAll(form: HTMLFormElement | null, titles: Texts): void {
  const count = new Map<string, number>()
  for (const select of form?.querySelectorAll<HTMLSelectElement>('select[name^="room "]') ?? []) {
    const number = (count.get(select.value) ?? 0) + 1
    count.set(select.value, number)
    const proposal = proposalOf(roomOf(select.value), titles, number)
    if (proposal) take(form, select.name.slice('room '.length), { proposal, titles })
  }
}

/**
 * Puts proposed texts into a picture's empty fields, as if they were typed. If one language has its
 * own text, nothing is proposed for the other, because the proposal would describe a different
 * subject.
 */
export function take(
  form: HTMLFormElement | null,
  address: string,
  { proposal, titles }: { proposal: Texts; titles: Texts },
): void {
  const fields = languages.flatMap((language) => {
    const field = form?.elements.namedItem(`${language} ${address}`)
    return field instanceof HTMLInputElement ? [{ language, field }] : []
  })
  const isOwn = ({ language, field }: (typeof fields)[number]) =>
    field.value.trim() !== '' && !isProposed(field.value, language, titles[language])
  if (fields.some(isOwn)) return
  for (const { language, field } of fields) {
    if (field.value.trim()) continue
    field.value = proposal[language]
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
