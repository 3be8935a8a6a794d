import type { Language } from '../../language.ts'

const names: Record<Language, readonly string[]> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve'.split(' '),
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' '),
}

/** A whole number in a sentence: a word up to twelve, then figures. */
export const numberInWords = (number: number, language: Language): string =>
  names[language][number] ?? String(number)
