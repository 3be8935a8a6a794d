import { counted } from '#app/plural.ts'
import { insert } from '#app/words.ts'
import type { Language } from '#server/language.ts'
import { groupedNumber } from '#server/shared/text/euros.ts'
import { words } from './words.ts'

/**
 * How many of a development's homes the table has.
 * @param homes its published number of homes.
 * @returns undefined where the number is not published, or where none or all are in the table.
 */
export const listedOf = (
  listed: number,
  homes: number | undefined,
  language: Language,
): string | undefined =>
  homes === undefined || listed === 0 || listed >= homes
    ? undefined
    : insert(counted(words[language].listed, listed, language), {
        of: groupedNumber(homes, language),
      })
