import { valueText } from '#app/office/values/values.ts'
import { type HomeFieldName, isFieldName } from '#server/homes/fields.ts'
import type { Language } from '#server/language.ts'
import { groupedNumber } from '#server/shared/text/euros.ts'
import { figureNames, readHomeFigure } from './read-home-figure.ts'

/** A field's text for staff: amounts and codes in words, any other text unchanged. */
export function homeFieldText(field: HomeFieldName, text: string, language: Language): string {
  if (text === '') return ''
  return valueText(field, isAmount(field, text) ? Number(text) : text, language)
}

/** A field's text as its input shows it, with separators of groups in a valid figure. */
export const homeInputText = (field: HomeFieldName, text: string, language: Language): string =>
  figureNames.includes(field) && /^\d{1,12}$/.test(text)
    ? groupedNumber(Number(text), language)
    : text

/** A typed text, formatted for staff. */
export const typedFieldText = (field: string, text: string, language: Language): string =>
  isFieldName(field)
    ? homeFieldText(
        field,
        figureNames.includes(field) ? readHomeFigure(field, text) : text,
        language,
      )
    : text

/** Whether a field contains a valid amount of money. */
const isAmount = (field: HomeFieldName, text: string): boolean =>
  /price$|fees$/.test(field) && /^\d+$/.test(text)

/**
 * Fields whose JSON is left out of comparisons; the screens of pictures and documents show them.
 */
const json: readonly HomeFieldName[] = ['picture_details', 'purchase_details', 'documents']
export const isReadable = (field: HomeFieldName): boolean => !json.includes(field)
