import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { node, root, run } from './install.mjs'
import { digestOf, pictureSources, planSources, sourcesIn, stampOf } from './site-sources.mjs'

const stamp = stampOf(root)
const pictureStamp = join(root, 'build', '.pictures')
const planStamp = join(root, 'build', '.plans')

/**
 * Builds the pages and their data about pictures, unless nothing has changed since the last build.
 * @param allVariants whether every picture variant is made now; otherwise the server makes them
 *   while it serves.
 */
export function build({ allVariants = true } = {}) {
  buildPictures({ allVariants })
  buildPlans()
  const wanted = digestOf(root)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Building the site…')
  run(node, [join('node_modules', '.bin', 'react-router'), 'build'], { NODE_ENV: 'production' })
  run(node, [join('scripts', 'split-manifest.ts')])
  run(node, [join('scripts', 'precompress.ts')])
  writeFileSync(stamp, wanted)
}

/**
 * Indexes the pictures if they have changed; with `allVariants`, makes all their sizes.
 * @param {{ allVariants: boolean }} options
 */
export function buildPictures({ allVariants }) {
  mkdirSync(join(root, 'build'), { recursive: true })
  const wanted = fingerprint(pictureSources)
  const indexed = existsSync(pictureStamp) && readFileSync(pictureStamp, 'utf8') === wanted
  if (indexed && !allVariants) return
  run(node, [join('scripts', 'pictures.ts'), ...(allVariants ? ['--all'] : [])])
  writeFileSync(pictureStamp, wanted)
}

/** Draws the floor plans and the ground of the map if they have changed. */
export function buildPlans() {
  const wanted = fingerprint(planSources)
  if (existsSync(planStamp) && readFileSync(planStamp, 'utf8') === wanted) return
  run(node, [join('scripts', 'plans.ts')])
  writeFileSync(planStamp, wanted)
}

/**
 * A digest of names, sizes and times, because reading all pictures at every start would take longer
 * than the start itself.
 * @param {readonly string[]} paths
 */
function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => sourcesIn(join(root, path)))) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file.slice(root.length)} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}
