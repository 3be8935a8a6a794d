import type { Language } from '#server/language.ts'
import { plainLabel, rowLabel } from '../texts/labels.ts'
import { words } from './words.ts'

/** The name of a text's field as in its editor: `Text in Markdown, English`. */
export function textLabel(path: string, language: Language): string {
  const plain = plainLabel(path, language)
  if (plain) return plain
  const parts = path.split('.')
  const ofText = (['en', 'es'] as const).find((one) => parts.includes(one))
  const last = parts.at(-1) ?? ''
  const isNumbered = /^\d+$/.test(last)
  const label = rowLabel(
    {
      key: parts.findLast((part) => !/^\d+$/.test(part)) ?? '',
      number: isNumbered ? Number(last) + 1 : undefined,
    },
    language,
  )
  return ofText ? `${label}, ${words[language].languages[ofText]}` : label
}
