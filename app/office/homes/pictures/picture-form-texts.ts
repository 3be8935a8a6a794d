import { formText, lineIn } from '#app/forms/read-form.ts'
import { readBase } from '#app/office/autosave/read-base.ts'
import type { PictureDetails } from '#server/catalogue/property.ts'
import type { PictureDescription } from '#server/homes/files/pictures.ts'
import { languages } from '#server/language.ts'
import { fractionOf, roomOf } from './read-picture.ts'

/** The fields of the pictures' form, by name. */
type Texts = Record<string, string>

/** The two figures of a focal point, as the form and a picture's details name them. */
export const focalFields = ['x', 'horizon'] as const

/**
 * The fields of pictures as they are stored: what the form begins with. The site's own pictures
 * have a fixed focal point.
 */
export const pictureFormTexts = (
  pictures: readonly {
    address: string
    isOwn: boolean
    details?: Pick<PictureDetails, 'alt' | 'room' | 'x' | 'horizon'> | undefined
  }[],
): Texts =>
  Object.fromEntries(
    pictures.flatMap(({ address, isOwn, details }) =>
      details
        ? [
            ...languages.map((language) => [`${language} ${address}`, details.alt[language]]),
            [`room ${address}`, details.room ?? ''],
            ...(isOwn
              ? []
              : focalFields.map((field) => [`${field} ${address}`, percentText(details[field])])),
          ]
        : [],
    ),
  )

/** A fraction as a percentage with one decimal. */
export const percentText = (fraction: number): string => (fraction * 100).toFixed(1)

/**
 * The changes of a form to each picture that it names. Its other texts stay, because others may
 * have written them meanwhile.
 */
export function changedTexts(form: FormData): Record<string, PictureDescription> {
  const base = readBase(form) ?? {}
  const isChanged = (name: string, text: string) => form.has(name) && text !== (base[name] ?? '')
  return Object.fromEntries(
    form.getAll('address').flatMap((address) => {
      if (typeof address !== 'string') return []
      const alt = Object.fromEntries(
        languages.flatMap((language) => {
          const name = `${language} ${address}`
          const text = lineIn(form, name).slice(0, 300)
          return isChanged(name, text) ? [[language, text]] : []
        }),
      )
      const room = formText(form, `room ${address}`)
      const point = Object.fromEntries(
        focalFields.flatMap((field) => {
          const text = formText(form, `${field} ${address}`)
          return isChanged(`${field} ${address}`, text) ? [[field, fractionOf(text)]] : []
        }),
      )
      return [
        [
          address,
          { alt, ...point, ...(isChanged(`room ${address}`, room) && { room: roomOf(room) }) },
        ],
      ]
    }),
  )
}
