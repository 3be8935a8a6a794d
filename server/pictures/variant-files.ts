import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PlannedVariant } from './variants/variant-plan.ts'

/**
 * The variants that exist in the build, and those that have not been made yet. A name is the path
 * below build/pictures/.
 */
export interface VariantFiles {
  there: Set<string>
  absent: Map<string, PlannedVariant>
  /**
   * The variants to make: all that are absent or, without `ahead`, those that somebody has
   * requested.
   */
  missing: Map<string, PlannedVariant>
}

/** @param ahead whether variants are made before they are requested. */
export function readVariantFiles(buildDir: string, ahead: boolean): VariantFiles {
  const dir = join(buildDir, 'pictures')
  const there = new Set([
    ...readdirSync(dir),
    ...readdirSync(join(dir, 'variants')).map((name) => `variants/${name}`),
  ])
  const absent = new Map(
    readPlan(buildDir)
      .filter(({ file }) => !there.has(file))
      .map((variant) => [variant.file, variant]),
  )
  return { there, absent, missing: ahead ? absent : new Map() }
}

/** Records that a variant has been made. */
export function addMade(files: VariantFiles, file: string): void {
  files.there.add(file)
  dropAbsent(files, file)
}

/** Records that a variant will not be made. */
export function dropAbsent({ absent, missing }: VariantFiles, file: string): void {
  missing.delete(file)
  absent.delete(file)
}

/** A build folder of an earlier version has no plan; then nothing is missing. */
function readPlan(buildDir: string): PlannedVariant[] {
  const file = join(buildDir, 'variants.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}
