import { range } from '#app/format.ts'
import type { Language } from '#server/language.ts'
import type { Range } from '#server/shared/range.ts'
import { keysOf } from '#server/shared/record.ts'
import { figureWords } from './figure-words.ts'
import { type FigureLimits, figureMessage, readTypedFigure, typedFigures } from './typed-figure.ts'

interface Limits extends FigureLimits {
  /** The example in the message of a problem, where there is no initial value. */
  example: number
}

/**
 * The limits of the figures of a home's costs that a reader may change, by their names in the
 * address.
 */
const limits = {
  price: { sign: 'euros', min: 10_000, max: 100_000_000, example: 400_000 },
  notary: { sign: 'euros', min: 0, max: 1_000_000, example: 1_000, span: true },
  registry: { sign: 'euros', min: 0, max: 1_000_000, example: 600, span: true },
  lawyer: { sign: 'euros', min: 0, max: 1_000_000, example: 5_000, span: true },
  parking: { sign: 'euros', min: 0, max: 100_000_000, example: 20_000 },
  community: { sign: 'euros', min: 0, max: 10_000, example: 240, span: true },
  ibi: { sign: 'euros', min: 0, max: 100_000, example: 900, span: true },
  insurance: { sign: 'euros', min: 0, max: 100_000, example: 300, span: true },
  utilities: { sign: 'euros', min: 0, max: 10_000, example: 120, span: true },
  deposit: { sign: 'percent', min: 0, max: 100, example: 40 },
  rate: { sign: 'percent', min: 0, max: 20, example: 3.5 },
  years: { min: 1, max: 40, example: 20 },
  rent: { sign: 'euros', min: 0, max: 100_000, example: 2_000, span: true },
  let: { sign: 'percent', min: 0, max: 100, example: 95 },
  management: { sign: 'percent', min: 0, max: 100, example: 10 },
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

export interface ParsedFigure<
  Initial extends Range | undefined = Range | undefined,
> extends FigureField {
  /** Undefined where nothing is known, or while there is a problem. */
  value: Range | undefined
  /**
   * The figure that other results use: the value, or the initial figure while there is a problem.
   */
  counted: Range | Initial
  /** Whether the reader entered the figure. */
  isOwn: boolean
}

interface Reading<Initial extends Range | undefined> {
  name: FigureName
  address: URLSearchParams
  /** The initial figure; undefined where nothing is known. */
  initial: Initial
  language: Language
  /** The upper limit for this home, where it is lower than the general one. */
  most?: number
}

/**
 * A figure from a home's address; an empty field means the initial figure.
 * @param initial the initial figure; undefined where nothing is known.
 */
export const readFigure = <Initial extends Range | undefined>(
  name: FigureName,
  address: URLSearchParams,
  initial: Initial,
  language: Language,
): ParsedFigure<Initial> => readFigureUpTo({ name, address, initial, language })

/** As {@link readFigure}, with `most` as a further upper limit. */
export function readFigureUpTo<Initial extends Range | undefined>({
  name,
  address,
  initial,
  language,
  most = Infinity,
}: Reading<Initial>): ParsedFigure<Initial> {
  const { example, ...limit }: Limits = limits[name]
  const bounds = { ...limit, max: Math.min(limit.max, most) }
  const shown = initial ? range(initial, language) : ''
  const text = typedFigures([name], address)[name] ?? shown
  const { value, problem } = readTypedFigure(text, bounds)
  // The text is the initial figure, possibly in the format of the other language.
  if (text === shown || (initial && value?.min === initial.min && value.max === initial.max))
    return { name, text: shown, value: initial, counted: initial, isOwn: false, problem: undefined }
  const { unit } = figureWords[language].fields[name]
  return {
    name,
    text,
    value,
    counted: value ?? initial,
    isOwn: true,
    problem:
      problem &&
      figureMessage(problem, { ...bounds, example: initial?.min ?? example, unit }, language),
  }
}

/**
 * Whether a figure may be a range. Its field then needs the whole keyboard, because the keypad for
 * decimals has no dash.
 */
export const mayBeRange = (name: FigureName): boolean => 'span' in limits[name]

/** The part of a figure that its field needs. */
export const fieldOf = ({ name, text, problem }: ParsedFigure): FigureField => ({
  name,
  text,
  problem,
})
