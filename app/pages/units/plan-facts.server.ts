import { planOf } from '#pictures/plans/homes/index.ts'
import { floors } from '#pictures/plans/kit/words.ts'
import type { Language } from '#server/language.ts'
import { enumeration } from '#app/format.ts'
import { quarterOf } from '../panorama/view.ts'
import { words } from './words.ts'

/** What a home's plan tells about it. */
interface PlanFacts {
  /** `Ground floor`, or how many floors it has. */
  floor: string
  /** Where its entrance floor is in the building, from 0, to sort by. */
  level: number
  /** The direction that its terrace faces; undefined for a roof, which faces every way. */
  facing: string | undefined
}

/** The floors of a building from below. */
const levels = Object.keys(floors)

/** @returns undefined where no plan is drawn: then nothing is known. */
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
