import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { type SocialImages, untitledImageOf } from './social-images.ts'
import { addMade, readVariantFiles } from './variant-files.ts'
import { startVariantMaker } from './variant-maker.ts'
import { nearestVariant } from './variants/nearest-variant.ts'
import { type PlannedVariant, targetOf } from './variants/variant-plan.ts'

export interface Variants {
  /**
   * The file for a variant that does not exist yet. The variant is made next; meanwhile the answer
   * is the nearest existing variant of its picture or, where there is none, its master.
   * @param file the path below build/pictures/.
   * @returns undefined for a variant that was never planned or cannot be made.
   */
  instead(file: string): Promise<{ file: string; isItself: boolean } | undefined>
  /** With true, variants that are made ahead wait while something else is more urgent. */
  hold(isHeld: boolean): void
  stop(): void
}

interface Options {
  picturesDir: string
  buildDir: string
  /** The pictures of shared links, which are made when they are requested. */
  socialImages?: Pick<SocialImages, 'planned'>
  /** False: each variant is made only when it is requested. */
  ahead?: boolean
}

/** Makes the missing variants while the site serves, requested ones first. */
export function openVariants(
  { picturesDir, buildDir, socialImages, ahead = true }: Options,
  log: Logger,
): Variants {
  const outDir = join(buildDir, 'pictures')
  const files = readVariantFiles(buildDir, ahead)
  const { there, absent, missing } = files
  const maker = startVariantMaker({ files, ahead, picturesDir, outDir }, log)

  async function instead(file: string): ReturnType<Variants['instead']> {
    const plain = untitledImageOf(file)
    // Pictures with a title are not in `there`, because old ones are removed while the site runs.
    if (!plain && there.has(file)) return { file, isItself: true }
    const variant = missing.get(file) ?? absent.get(file) ?? socialImages?.planned(file)
    // A picture with a title that this process has not planned, but a page of another process may
    // have.
    if (!variant) {
      const untitled = plain ? await instead(plain) : undefined
      return untitled && { file: untitled.file, isItself: false }
    }
    if (existsSync(targetOf(variant, outDir))) {
      // Another process of the site has made it.
      addMade(files, file)
      return { file, isItself: true }
    }
    missing.set(file, variant)
    const made = maker.ask(variant)
    const near = plain ? undefined : nearestVariant(file, there)
    if (near) return { file: near, isItself: false }
    await made
    if (there.has(file)) return { file, isItself: true }
    const other =
      plain && there.has(plain) ? plain : (nearestVariant(file, there) ?? masterOf(variant))
    return other === undefined ? undefined : { file: other, isItself: false }
  }

  return { instead, hold: maker.hold, stop: maker.stop }
}

/**
 * The file that every browser can show instead of a variant: its master, unless that is a drawing.
 */
const masterOf = ({ file, source }: PlannedVariant): string | undefined =>
  file.startsWith('variants/') && source.startsWith('masters/') ? source : undefined
