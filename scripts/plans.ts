import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { plans } from '../pictures/plans/homes/index.ts'
import { drawPlan } from '../pictures/plans/kit/drawing.ts'
import { drawGround } from '../pictures/plans/maps/ground.ts'
import { planView } from '../pictures/plans/view.ts'
import { languages } from '../server/language.ts'
import { type DrawnPlan, groundFile, planFile } from '../server/pictures/plans.ts'

// A plan takes a tenth of a second, and the ground of the resort's map half a second, in which the
// site would answer nobody. They are therefore drawn before it starts.

const root = join(import.meta.dirname, '..')
const buildDir = join(root, 'build')
const css = await readFile(join(root, 'pictures', 'plans', 'plan.css'), 'utf8')

console.log(`Drawing ${plans.length} plans…`)
await rm(join(buildDir, 'plans'), { recursive: true, force: true })
await mkdir(join(buildDir, 'plans'), { recursive: true })
for (const plan of plans)
  for (const language of languages) {
    const svg = drawPlan(plan, language, { css })
    const drawn: DrawnPlan = { view: planView(plan, language), svg, size: sizeOf(svg) }
    await writeFile(planFile(buildDir, plan.ref, language), JSON.stringify(drawn))
  }

await writeFile(groundFile(buildDir), JSON.stringify(drawGround()))

/** The size of a drawing, from its view box. */
function sizeOf(svg: string): DrawnPlan['size'] {
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? []
  return { width: Math.round(Number(width)), height: Math.round(Number(height)) }
}
