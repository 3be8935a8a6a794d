import { formText } from '#app/forms/read-form.ts'
import { readBase } from '#app/office/autosave/read-base.ts'
import {
  type HomeFieldName,
  fieldNames,
  type HomeFields,
  makeFields,
} from '#server/homes/fields.ts'
import { withLineFeeds } from '#server/shared/text/tidy-text.ts'
import { formFields } from '../fields/form-fields.ts'
import { figureNames, readHomeFigure } from '../fields/read-home-figure.ts'

/**
 * The values from which the form started, and the submitted ones. A form that does not contain its
 * initial values changes nothing.
 */
export interface WrittenHome {
  base: HomeFields
  mine: HomeFields
}

/**
 * Reads the editor's form.
 * @param current the current fields, for those that the form does not contain.
 * @param formerPrice the price before the reduction, if there is one.
 */
export function readHomeForm(
  form: FormData,
  current: HomeFields,
  formerPrice: string,
): WrittenHome {
  const before = readBase(form)
  const base = makeFields((name) => before?.[name] ?? current[name])
  const isEdited = (name: HomeFieldName) =>
    before !== undefined && formFields.some((one) => one === name) && form.has(name)
  const mine = makeFields((name) => {
    if (!isEdited(name)) return base[name]
    const text = withLineFeeds(formText(form, name))
    if (figureNames.includes(name)) return readHomeFigure(name, text)
    return name.startsWith('features') ? listOf(text) : text.trim()
  })
  if (before === undefined || !form.has('has_reduced')) return { base, mine }
  return { base, mine: { ...mine, former_price: form.has('reduced') ? formerPrice : '' } }
}

const listOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')

/** The fields that the form edits, with their initial values. */
export const baseOf = (fields: HomeFields): string =>
  JSON.stringify(
    Object.fromEntries(
      fieldNames
        .filter((name) => name === 'former_price' || formFields.some((one) => one === name))
        .map((name) => [name, fields[name]]),
    ),
  )
