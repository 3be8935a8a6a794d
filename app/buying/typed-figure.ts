import { priceSpan, range } from '#app/format.ts'
import { insert, translations } from '#app/words.ts'
import type { Language } from '#server/language.ts'
import { exactly, type Range } from '#server/shared/range.ts'
import { euros, groupedNumber } from '#server/shared/text/euros.ts'
import { readNumber } from './read-number.ts'

/** The limits of a figure that a visitor may type into a field. */
export interface FigureLimits extends Range {
  /** Whether the figure may be a range: `80–120`. */
  span?: true
  /** The unit whose sign may be typed with the figure; none by default. */
  sign?: keyof typeof signs
}

/** The signs that people type with a figure. */
const signs = { euros: '€', percent: '%' } as const

/** The problem with a figure; there is a message for each. */
export type FigureProblem = 'number' | 'range' | 'order' | keyof typeof signs

/** The figures that a visitor has typed, by the names of their fields. */
export type TypedFigures<Name extends string> = Partial<Record<Name, string>>

/** Typed figures are cut to this number of characters; no valid figure is as long. */
export const maxFigureLength = 24

/**
 * The figures that a visitor has typed, from the address or from the form itself. An emptied field
 * is left out, so that its initial figure counts.
 */
export function typedFigures<Name extends string>(
  names: readonly Name[],
  source: { get: (name: string) => unknown },
): TypedFigures<Name> {
  const typed: TypedFigures<Name> = {}
  for (const name of names) {
    const value = source.get(name)
    const text = typeof value === 'string' ? value.slice(0, maxFigureLength).trim() : ''
    if (text) typed[name] = text
  }
  return typed
}

/** Reads a figure as people write it in either language: its value, or its problem. */
export function readTypedFigure(
  text: string,
  { min, max, span, sign }: FigureLimits,
): { value: Range; problem?: undefined } | { value?: undefined; problem: FigureProblem } {
  if (hasOtherSign(text, sign)) return { problem: sign ?? 'number' }
  const value = span ? readRange(text) : readSingle(text)
  if (!value) return { problem: 'number' }
  if (value.min > value.max) return { problem: 'order' }
  return value.min < min || value.max > max ? { problem: 'range' } : { value }
}

/** Whether a figure was typed in another unit: `5 %` where euros are asked for. */
const hasOtherSign = (text: string, sign: FigureLimits['sign']) =>
  Object.entries(signs).some(([unit, mark]) => unit !== sign && text.includes(mark))

function readSingle(text: string): Range | undefined {
  const value = readNumber(text)
  return value === undefined ? undefined : exactly(value)
}

/** Reads `80–120`, `80 - 120`, `80 to 120`, `80 a 120` or a single figure. */
function readRange(text: string): Range | undefined {
  const [low = '', high = low, ...others] = text.split(/[–—-]|\s+(?:to|a)\s+/i)
  const [min, max] = [readNumber(low), readNumber(high)]
  return min === undefined || max === undefined || others.length > 0 ? undefined : { min, max }
}

const messages = translations(
  {
    number: 'Please write a number, for example {example}',
    range: 'Please give a figure between {min} and {max}',
    order: 'The higher figure cannot be below the lower one',
    euros: 'Please give an amount in euros, not a percentage: for example {example}',
    percent: 'Please give a percentage, not an amount in euros: for example {example}',
  },
  {
    number: 'Escriba una cifra, por ejemplo {example}',
    range: 'Escriba una cifra entre {min} y {max}',
    order: 'La cifra alta no puede ser menor que la baja',
    euros: 'Escriba un importe en euros, no un porcentaje: por ejemplo, {example}',
    percent: 'Escriba un porcentaje, no un importe en euros: por ejemplo, {example}',
  },
)

/** The message for a figure's problem: an example, or the limits in the unit of the field. */
export function figureMessage(
  problem: FigureProblem,
  { example, min, max, unit }: Range & { example: number; unit: string },
  language: Language,
): string {
  return insert(messages[language][problem], {
    example: groupedNumber(example, language),
    ...limitsIn(unit, { min, max }, language),
  })
}

/** The limits of a figure with their unit: `€0`, `€10,000 a month`. */
const limitsIn = (unit: string, { min, max }: Range, language: Language) => ({
  min: unit.startsWith('€') ? euros(min, language) : groupedNumber(min, language),
  max: figureInUnit(exactly(max), unit, language),
})

/** A figure with the unit of its field: `€120–140 a month`, `95% of the year`. */
export function figureInUnit(figure: Range, unit: string, language: Language): string {
  if (unit.startsWith('€')) return priceSpan(figure, language) + unit.slice(1)
  const space = language === 'en' && unit.startsWith('%') ? '' : '\u00a0'
  return range(figure, language) + space + unit
}
