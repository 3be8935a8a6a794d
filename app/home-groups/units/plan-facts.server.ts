import { enumeration } from '#app/format.ts'
import { quarterOf } from '#app/panorama/view.ts'
import { planOf } from '#pictures/plans/homes/index.ts'
import { floors } from '#pictures/plans/kit/words.ts'
import type { Language } from '#server/language.ts'
import { words } from './words.ts'

/** Facts that are read from a home's floor plan. */
interface PlanFacts {
  /** `Ground floor`, or the number of floors. */
  floor: string
  /** The index of its entrance floor in the building, from 0, for sorting. */
  level: number
  /** The direction that its terrace faces; undefined for a roof, which faces every way. */
  facing: string | undefined
}

/** The floors of a building, from the lowest. */
const levels = Object.keys(floors)

/** @returns undefined for a home without a plan. */
export function planFacts(ref: string, language: Language): PlanFacts | undefined {
  const plan = planOf(ref)
  const [first] = plan?.floors.filter(({ counted }) => counted) ?? []
  if (!plan || !first) return undefined
  const { several, quarters } = words[language]
  const counted = plan.floors.filter((floor) => floor.counted).length
  const facings = plan.sun.fronts.map(({ bearing }) => quarters[quarterOf(bearing)] ?? '')
  return {
    floor: counted > 1 ? (several[counted - 2] ?? '') : floors[first.key][language],
    level: levels.indexOf(first.key),
    facing: facings.length > 0 ? sentence([...new Set(facings)], language) : undefined,
  }
}

/** `South and west`, of names with capitals. */
const sentence = ([first = '', ...rest]: string[], language: Language) =>
  enumeration([first, ...rest.map((name) => name.toLocaleLowerCase(language))], language)
