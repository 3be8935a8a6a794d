import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Lru } from '../shared/lru.ts'
import type { Clock } from '../shared/time/clock.ts'
import { day } from '../shared/time/durations.ts'
import type { BuiltPicture, PictureData } from './pictures.ts'
import type { PlannedVariant } from './variants/variant-plan.ts'

/** The pictures of shared links, each of which shows a page's picture and its title. */
export interface SocialImages {
  /** The folder of the files. */
  dir: string
  /**
   * The path of a picture with this title, which is made when it is first requested; undefined for
   * a picture that is not ours.
   */
  pathOf(picture: Pick<PictureData, 'file' | 'horizon' | 'x'>, title: string): string | undefined
  /** The planned variant of a path below /pictures/; undefined if no page has named it. */
  planned(file: string): PlannedVariant | undefined
}

/** A part of every name. Change it when the design changes, so that all files are made again. */
const settings = 'v1'

/** How many planned pictures are remembered. A page plans its own again whenever it is rendered. */
const maxRemembered = 20_000

/**
 * The age from which files are removed when the site starts, in milliseconds. Many are outdated,
 * because titles and pictures change; one that is still needed is made again.
 */
const lifetime = 90 * day

interface Options {
  /** The folder with `variants.json`, which picture-index.ts has written. */
  buildDir: string
  /**
   * The data folder contains the files, because the process may not be allowed to write to the
   * build.
   */
  dataDir: string
  clock: Clock
}

export function createSocialImages({ buildDir, dataDir, clock }: Options): SocialImages {
  const dir = join(dataDir, 'social-images')
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  // A file that cannot be removed does no harm.
  removeBefore(dir, clock() - lifetime).catch(() => {})
  const planned = new Lru<PlannedVariant>(maxRemembered)
  let sources: Map<string, string> | undefined
  return {
    dir,
    pathOf({ file, horizon, x }, title) {
      if (!file) return undefined
      sources ??= readSources(buildDir)
      const source = sources.get(file)
      if (source === undefined) return undefined
      const name = `variants/${file}-card-${digestOf(title)}.jpeg`
      if (!planned.get(name))
        planned.set(name, {
          file: name,
          dir,
          source,
          format: 'jpeg',
          width: 1200,
          socialImage: { title, horizon, x },
        })
      return `/pictures/${name}`
    },
    planned: (file) => planned.get(file),
  }
}

async function removeBefore(dir: string, time: number): Promise<void> {
  for (const name of await readdir(dir)) {
    const file = join(dir, name)
    if ((await stat(file)).mtimeMs < time) await rm(file, { force: true })
  }
}

/** Whether a path below /pictures/ belongs to a picture with a title. */
export const isSocialImage = (path: string): boolean => untitledImageOf(path) !== undefined

/** The same picture without a title, for a name that this process has not planned. */
export const untitledImageOf = (file: string): string | undefined => {
  const [, picture] = /^(variants\/.+-[\da-f]{8})-card-[\da-f]{12}\.jpeg$/.exec(file) ?? []
  return picture && `${picture}-1200.jpeg`
}

/**
 * Twelve digits of the digest of a title, because eight would be taken for the digest of a picture.
 */
const digestOf = (title: string): string =>
  createHash('sha256').update(settings).update(title).digest('hex').slice(0, 12)

/** The master of each picture, by the name of its variants. */
function readSources(buildDir: string): Map<string, string> {
  const built: Record<string, BuiltPicture> = JSON.parse(
    readFileSync(join(buildDir, 'pictures.json'), 'utf8'),
  )
  const plan: PlannedVariant[] = JSON.parse(readFileSync(join(buildDir, 'variants.json'), 'utf8'))
  const bySize = new Map(plan.map(({ file, source }) => [file, source]))
  return new Map(
    Object.values(built).flatMap(({ file }) => {
      const source = bySize.get(`variants/${file}-1200.jpeg`)
      return source === undefined ? [] : [[file, source] as const]
    }),
  )
}
