import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteGround } from '#pictures/plans/maps/ground.ts'
import type { PlanView } from '#pictures/plans/view.ts'
import type { Language } from '../language.ts'
import { isMissingFile } from '../shared/missing-file.ts'

/** A home's plan as scripts/plans.ts drew it. */
export interface DrawnPlan {
  /** The data for the home's page: its floors and the areas of their rooms. */
  view: PlanView
  /** All floors in one SVG, which contains its styles, and its size. */
  svg: string
  size: { width: number; height: number }
}

/**
 * @returns undefined for a home without a plan. The letter case of the reference does not matter.
 */
export type ReadPlan = (ref: string, language: Language) => Promise<DrawnPlan | undefined>

/** The ground of the resort's map. */
export type ReadGround = () => Promise<SiteGround>

export const groundFile = (buildDir: string): string => join(buildDir, 'plans', 'ground.json')

/** Reads the ground once; after a failure it is read again. */
export function createReadGround(buildDir: string): ReadGround {
  let ground: SiteGround | undefined
  return async () => (ground ??= parseGround(await readFile(groundFile(buildDir), 'utf8')))
}

const parseGround = (text: string): SiteGround => JSON.parse(text)

export const planFile = (buildDir: string, ref: string, language: Language): string =>
  join(buildDir, 'plans', `${ref.toLowerCase()}.${language}.json`)

export const createReadPlan =
  (buildDir: string): ReadPlan =>
  async (ref, language) => {
    // The reference comes from the address, so it may be any text.
    if (!/^[\w-]+$/.test(ref)) return undefined
    try {
      return JSON.parse(await readFile(planFile(buildDir, ref, language), 'utf8'))
    } catch (error) {
      if (isMissingFile(error)) return undefined
      throw error
    }
  }
