import { range } from '#app/format.ts'
import { readNumber } from '#app/forms/read-number.ts'
import { insert } from '#app/words.ts'
import type { Language } from '#server/language.ts'
import type { Range } from '#server/shared/range.ts'
import { keysOf } from '#server/shared/record.ts'
import { euros, groupedNumber } from '#server/shared/text/euros.ts'
import { figureWords } from './figure-words.ts'

interface Limits {
  min: number
  max: number
  /** The example in the message of a problem, where there is no initial value. */
  example: number
  /** Whether the figure may be a range: `80–120`. */
  span?: true
}

/**
 * The limits of the figures of a home's costs that a reader may change, by their names in the
 * address.
 */
const limits = {
  price: { min: 10_000, max: 100_000_000, example: 400_000 },
  notary: { min: 0, max: 1_000_000, example: 1_000, span: true },
  registry: { min: 0, max: 1_000_000, example: 600, span: true },
  lawyer: { min: 0, max: 1_000_000, example: 5_000, span: true },
  parking: { min: 0, max: 100_000_000, example: 20_000 },
  community: { min: 0, max: 10_000, example: 240, span: true },
  ibi: { min: 0, max: 100_000, example: 900, span: true },
  insurance: { min: 0, max: 100_000, example: 300, span: true },
  utilities: { min: 0, max: 10_000, example: 120, span: true },
  deposit: { min: 0, max: 100, example: 40 },
  rate: { min: 0, max: 20, example: 3.5 },
  years: { min: 1, max: 40, example: 20 },
  rent: { min: 0, max: 100_000, example: 2_000, span: true },
  let: { min: 0, max: 100, example: 95 },
  management: { min: 0, max: 100, example: 10 },
} as const satisfies Record<string, Limits>

type FigureName = keyof typeof limits

/** The names of the figures, in the order of a home's page. */
export const costFigureNames = keysOf(limits)

/** The parameters of a home's address from which its costs are computed. */
export const addressNames: readonly string[] = [...costFigureNames, 'residence']

/** A field for its form. */
export interface FigureField {
  name: FigureName
  /** The text as it was typed, or the initial figure. */
  text: string
  problem: string | undefined
  /** Says what is used if the reader enters no figure. */
  hint?: string
}

export interface ParsedFigure extends FigureField {
  /** Undefined where nothing is known, or while there is a problem. */
  value: Range | undefined
  /** The figure for other results: the value, or the initial figure while there is a problem. */
  counted: Range | undefined
  /** Whether the reader entered the figure. */
  isOwn: boolean
}

/** The length to which values are cut, longer than any figure. */
export const maxLength = 24

interface Reading {
  name: FigureName
  address: URLSearchParams
  /** The initial figure; undefined where nothing is known. */
  initial: Range | undefined
  language: Language
  /** The highest figure for this home, where it is lower than for any home. */
  most?: number
}

/**
 * A figure from a home's address, which may be typed as people write it in either language. An
 * empty field means the initial figure.
 * @param initial the initial figure; undefined where nothing is known.
 */
export const readFigure = (
  name: FigureName,
  address: URLSearchParams,
  initial: Range | undefined,
  language: Language,
): ParsedFigure => readFigureUpTo({ name, address, initial, language })

/** As {@link readFigure}, with `most` as a further upper limit. */
export function readFigureUpTo({
  name,
  address,
  initial,
  language,
  most = Infinity,
}: Reading): ParsedFigure {
  const { min, example, span, ...limit }: Limits = limits[name]
  const max = Math.min(limit.max, most)
  const { problems, fields } = figureWords[language]
  const shown = initial ? range(initial, language) : ''
  const text = address.get(name)?.slice(0, maxLength).trim() || shown
  if (text === shown)
    return { name, text, value: initial, counted: initial, isOwn: false, problem: undefined }
  const value = span ? readRange(text) : single(readNumber(text))
  const problem = !value
    ? problems.number
    : value.min > value.max
      ? problems.order
      : value.min < min || value.max > max
        ? problems.range
        : undefined
  const print = (figure: number) => groupedNumber(figure, language)
  return {
    name,
    text,
    value: problem ? undefined : value,
    counted: problem ? initial : value,
    isOwn: true,
    problem:
      problem &&
      insert(problem, {
        example: print(initial?.min ?? example),
        ...limitsIn(fields[name].unit, { min, max }, language),
      }),
  }
}

/** The limits of a figure with their unit: `€0`, `€10,000 a month`. */
function limitsIn(unit: string, { min, max }: Range, language: Language) {
  if (unit.startsWith('€'))
    return { min: euros(min, language), max: euros(max, language) + unit.slice(1) }
  const space = language === 'en' && unit.startsWith('%') ? '' : '\u00a0'
  return { min: groupedNumber(min, language), max: groupedNumber(max, language) + space + unit }
}

/** Whether a figure may be a range; the keypad for decimals has no dash to type one. */
export const mayBeRange = (name: FigureName): boolean => 'span' in limits[name]

const single = (value: number | undefined): Range | undefined =>
  value === undefined ? undefined : { min: value, max: value }

/** Reads `80–120`, `80 - 120`, `80 to 120`, `80 a 120` or a single figure. */
function readRange(text: string): Range | undefined {
  const [low = '', high = low, ...others] = text.split(/[–—-]|\s+(?:to|a)\s+/i)
  const [min, max] = [readNumber(low), readNumber(high)]
  return min === undefined || max === undefined || others.length > 0 ? undefined : { min, max }
}

/** The part of a figure that its field needs. */
export const fieldOf = ({ name, text, problem }: ParsedFigure): FigureField => ({
  name,
  text,
  problem,
})
