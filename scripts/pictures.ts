import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeVariants } from '../server/pictures/make-variants.ts'
import { indexPictures } from '../server/pictures/picture-index.ts'
import type { PlannedVariant } from '../server/pictures/variants/variant-plan.ts'

const root = join(import.meta.dirname, '..')
const [picturesDir, buildDir] = [join(root, 'pictures'), join(root, 'build')]
const outDir = join(buildDir, 'pictures')

/**
 * With `--all` every variant is made now; otherwise the server makes them when they are requested.
 */
await indexPictures(picturesDir, buildDir)
if (process.argv.includes('--all')) await makeAll()

async function makeAll(): Promise<void> {
  const plan: PlannedVariant[] = JSON.parse(await readFile(join(buildDir, 'variants.json'), 'utf8'))
  const missing = plan.filter(({ file }) => !existsSync(join(outDir, file)))
  if (missing.length === 0) return
  const total = missing.length
  const began = Date.now()
  console.log(`Making ${total} picture variants…`)
  let done = 0
  let failure: unknown
  const made = ({ file }: PlannedVariant, error?: unknown) => {
    if (error !== undefined) failure = new Error(`${file} could not be made`, { cause: error })
    done++
    if (done % 50 > 0) return
    const left = Math.round((((Date.now() - began) / done) * (total - done)) / 1000)
    console.log(`  ${done} of ${total}, about ${left} s left`)
  }
  await makeVariants(() => missing.shift(), made, picturesDir, outDir)
  if (failure) throw failure
}
