import * as v from 'valibot'
import { formText } from '#app/forms/read-form.ts'
import type { PictureDetails } from '#server/catalogue/property.ts'
import type { PictureDescription } from '#server/homes/files/pictures.ts'
import { languages } from '#server/language.ts'
import { lineOf } from '../line-of.ts'
import { roomOf } from './read-picture.ts'

/** The fields of the pictures' form, by name. */
type Texts = Record<string, string>

/** The fields of pictures as they are stored: what the form begins with. */
export const pictureFormTexts = (
  pictures: readonly {
    address: string
    details?: Pick<PictureDetails, 'alt' | 'room'> | undefined
  }[],
): Texts =>
  Object.fromEntries(
    pictures.flatMap(({ address, details }) =>
      details
        ? [
            ...languages.map((language) => [`${language} ${address}`, details.alt[language]]),
            [`room ${address}`, details.room ?? ''],
          ]
        : [],
    ),
  )

/**
 * The changes of a form to each picture that it names. The other texts stay, because others may
 * have written them meanwhile.
 */
export function changedTexts(form: FormData): Record<string, PictureDescription> {
  const base = readBase(formText(form, 'base'))
  const isChanged = (name: string, text: string) => form.has(name) && text !== (base[name] ?? '')
  return Object.fromEntries(
    form.getAll('address').flatMap((address) => {
      if (typeof address !== 'string') return []
      const alt = Object.fromEntries(
        languages.flatMap((language) => {
          const name = `${language} ${address}`
          const text = lineOf(form, name)
          return isChanged(name, text) ? [[language, text]] : []
        }),
      )
      const room = formText(form, `room ${address}`)
      return [[address, isChanged(`room ${address}`, room) ? { alt, room: roomOf(room) } : { alt }]]
    }),
  )
}

function readBase(text: string): Texts {
  try {
    return v.parse(v.record(v.string(), v.string()), JSON.parse(text))
  } catch {
    return {}
  }
}
