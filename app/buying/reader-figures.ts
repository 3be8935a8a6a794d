import { range } from '#app/format.ts'
import type { Language } from '#server/language.ts'
import { figureWords } from './figure-words.ts'
import { addressNames, costFigureNames, readFigure } from './figures.ts'
import { figureInUnit } from './typed-figure.ts'

/** The part of an address's query with the reader's figures for a home's costs; '' for none. */
export function figuresQuery(address: URLSearchParams): string {
  const figures = new URLSearchParams([...address].filter(([name]) => addressNames.includes(name)))
  return figures.size > 0 ? `?${figures}` : ''
}

/**
 * A reader's figures in words, for the agency; wrong ones are left out.
 * @param initial the texts of the fields that the reader has not changed, by their names.
 */
export function figuresText(
  address: URLSearchParams,
  language: Language,
  initial: ReadonlyMap<string, string>,
): string {
  const { fields } = figureWords[language]
  return costFigureNames
    .map((name) => readFigure(name, address, undefined, language))
    .flatMap(({ name, value }) => {
      if (!value || range(value, language) === initial.get(name)) return []
      const { label, unit } = fields[name]
      return `${label}: ${figureInUnit(value, unit, language)}`
    })
    .join('; ')
}
