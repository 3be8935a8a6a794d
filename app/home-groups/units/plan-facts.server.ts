import { quarterOf } from '#app/panorama/view.ts'
import { planOf } from '#pictures/plans/homes/index.ts'
import type { SunTerrace } from '#pictures/plans/kit/model.ts'
import { floors } from '#pictures/plans/kit/words.ts'
import { sunInMonth } from '#pictures/plans/sun/terrace.ts'
import type { Language } from '#server/language.ts'
import { enumeration } from '#server/shared/text/enumeration.ts'
import { words } from './words.ts'

/** Facts that are read from a home's floor plan. */
interface PlanFacts {
  /** `Ground floor`, or the number of floors. */
  floor: string
  /** The index of its entrance floor in the building, from 0, for sorting. */
  level: number
  /** The direction that its terrace faces, or that it is a roof, which faces every way. */
  facing: string
}

/** The floors of a building, from the lowest. */
const levels = Object.keys(floors)

/** @returns undefined for a home without a plan. */
export function planFacts(ref: string, language: Language): PlanFacts | undefined {
  const plan = planOf(ref)
  const floorsOfHome = plan?.floors.filter(({ counted }) => counted) ?? []
  const [first] = floorsOfHome
  if (!plan || !first) return undefined
  const { several, quarters, roof } = words[language]
  const facings = plan.sun.fronts.map(({ bearing }) => quarters[quarterOf(bearing)] ?? '')
  return {
    floor:
      floorsOfHome.length > 1
        ? (several[floorsOfHome.length - 2] ?? '')
        : floors[first.key][language],
    level: levels.indexOf(first.key),
    facing: facings.length > 0 ? sentence([...new Set(facings)], language) : roof,
  }
}

/**
 * The terrace of a home whose sun is computed; undefined where no plan is drawn, and for a walled
 * court, whose walls are not in the computation.
 */
export function sunTerraceOf(ref: string): SunTerrace | undefined {
  const sun = planOf(ref)?.sun
  return sun?.key === 'patio' ? undefined : sun
}

/**
 * The hours of sun on a home's terrace on the 21st of a month, to the nearest hour.
 * @param month from 1 to 12.
 */
export function sunHours(ref: string, year: number, month: number): number | undefined {
  const terrace = sunTerraceOf(ref)
  return terrace && Math.round(sunInMonth(terrace, year, month).minutes / 60)
}

/** Names with capitals as part of a sentence: `South and west`. */
const sentence = ([first = '', ...rest]: string[], language: Language) =>
  enumeration([first, ...rest.map((name) => name.toLocaleLowerCase(language))], language)
