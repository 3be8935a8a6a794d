import { insert } from '#app/words.ts'
import type { Language } from '#server/language.ts'
import { plainLabel, rowLabel } from '../labels.ts'
import { words } from '../words.ts'

/** The name of a field outside its section, by its path. */
export function textFieldLabel(path: string, language: Language): string {
  const [, of, ...rest] = path.split('.')
  const plain = plainLabel(path, language)
  if (plain || (of !== 'en' && of !== 'es')) return plain ?? path
  const number = rest.find((part) => /^\d+$/.test(part))
  const key = rest.findLast((part) => !/^\d+$/.test(part)) ?? ''
  const field = rowLabel(
    { key, number: number === undefined ? undefined : Number(number) + 1 },
    language,
  )
  return insert(words[language].inLanguage[of], { field })
}
