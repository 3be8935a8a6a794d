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
   * The file for a variant that is absent: itself once it is made, for it is made next, or the
   * nearest of its picture that is there already: at last its master.
   * @param file below build/pictures/.
   * @returns undefined for what was never planned, or cannot be made.
   */
  instead(file: string): Promise<{ file: string; isItself: boolean } | undefined>
  /** True: what is made ahead waits, as long as something else is more urgent. */
  hold(isHeld: boolean): void
  stop(): void
}

interface Options {
  picturesDir: string
  buildDir: string
  /** The pictures of shared links, which are made when somebody asks for them. */
  socialImages?: Pick<SocialImages, 'planned'>
  /** False: each variant is made when somebody asks for it, and none before. */
  ahead?: boolean
}

/** Makes the variants that are missing while the site serves, those first that are asked for. */
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
    // Those with a title are not listed: they are removed when they are old.
    if (!plain && there.has(file)) return { file, isItself: true }
    const variant = missing.get(file) ?? absent.get(file) ?? socialImages?.planned(file)
    // Named by a page that another process has rendered.
    if (!variant) {
      const untitled = plain ? await instead(plain) : undefined
      return untitled && { file: untitled.file, isItself: false }
    }
    if (existsSync(targetOf(variant, outDir))) {
      // Made by another process of the site.
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
 * The file that every browser can show in place of a variant: its master, unless that is a drawing.
 */
const masterOf = ({ file, source }: PlannedVariant): string | undefined =>
  file.startsWith('variants/') && source.startsWith('masters/') ? source : undefined
