import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Lru } from '../shared/lru.ts'
import type { BuiltPicture, PictureData } from './pictures.ts'
import type { PlannedVariant } from './variants/variant-plan.ts'

/** The pictures of shared links: each shows a page's picture and its title. */
export interface SocialImages {
  /**
   * Its path, below which it is made when it is first asked for; undefined for a picture that is
   * not ours.
   */
  pathOf(picture: Pick<PictureData, 'file' | 'horizon' | 'x'>, title: string): string | undefined
  /** The planned variant of a file below build/pictures/; undefined if no page has named it. */
  planned(file: string): PlannedVariant | undefined
}

/** Part of the names: change it when the design changes. */
const settings = 'v1'

/** How many are remembered; a page names its own again whenever it is rendered. */
const maxRemembered = 20_000

/** @param buildDir where picture-index.ts wrote `variants.json`. */
export function createSocialImages(buildDir: string): SocialImages {
  const planned = new Lru<PlannedVariant>(maxRemembered)
  let sources: Map<string, string> | undefined
  return {
    pathOf({ file, horizon, x }, title) {
      if (!file) return undefined
      sources ??= readSources(buildDir)
      const source = sources.get(file)
      if (source === undefined) return undefined
      const name = `variants/${file}-card-${digestOf(title)}.jpeg`
      if (!planned.get(name))
        planned.set(name, {
          file: name,
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

/** The picture without its title, for a name that this process has not planned. */
export const untitledImageOf = (file: string): string | undefined => {
  const [, picture] = /^(variants\/.+-[\da-f]{8})-card-[\da-f]{12}\.jpeg$/.exec(file) ?? []
  return picture && `${picture}-1200.jpeg`
}

/** Twelve digits: eight would be taken for those of a picture. */
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
