import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { plans } from '../pictures/plans/homes/index.ts'
import { drawPlan } from '../pictures/plans/kit/drawing.ts'
import { planView } from '../pictures/plans/view.ts'
import { languages } from '../server/language.ts'
import { planFile } from '../server/pictures/plans.ts'

// A plan takes a tenth of a second, in which the site would answer nobody else: all are drawn before it starts.

const root = join(import.meta.dirname, '..')
const buildDir = join(root, 'build')
const css = await readFile(join(root, 'pictures', 'plans', 'plan.css'), 'utf8')

console.log(`Drawing ${plans.length} plans…`)
await rm(join(buildDir, 'plans'), { recursive: true, force: true })
await mkdir(join(buildDir, 'plans'), { recursive: true })
for (const plan of plans)
  for (const language of languages) {
    const drawn = { view: planView(plan, language), svg: drawPlan(plan, language, { css }) }
    await writeFile(planFile(buildDir, plan.ref, language), JSON.stringify(drawn))
  }
