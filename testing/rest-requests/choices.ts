/** Random choices that are the same in every run. */
export interface RandomChoices {
  /** A whole number from 0, below a limit. */
  below(limit: number): number
  pick<T>(list: readonly T[]): T
  chance(probability: number): boolean
  /** A list of 1 to `max` values that a function makes. */
  some<T>(max: number, make: () => T): T[]
}

/** @param random returns numbers from 0 to 1. */
export function choicesFrom(random: () => number): RandomChoices {
  const below = (limit: number) => Math.floor(random() * limit)
  return {
    below,
    pick(list) {
      const item = list[below(list.length)]
      if (item === undefined) throw new Error('Nothing to pick from')
      return item
    },
    chance: (probability) => random() < probability,
    some: (max, make) => Array.from({ length: 1 + below(max) }, make),
  }
}
