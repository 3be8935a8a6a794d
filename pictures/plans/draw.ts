/** node pictures/plans/draw.ts [ref] [en|es] > file.svg; without a reference, lists the plans. */
import { readFileSync } from 'node:fs'
import { planOf, plans } from './homes/index.ts'
import { drawPlan } from './kit/drawing.ts'
import { printSchedule } from './kit/schedule.ts'

const [ref, given, what] = process.argv.slice(2)
const language = given === 'es' ? 'es' : 'en'
const css = readFileSync(new URL('plan.css', import.meta.url), 'utf8')

if (!ref) {
  console.log(plans.map((plan) => `${plan.ref}\t${plan.home[language]}`).join('\n'))
} else {
  const plan = planOf(ref)
  if (!plan) {
    console.error(`No plan ${ref}.`)
    process.exit(1)
  }
  process.stdout.write(
    what === 'schedule' ? printSchedule(plan, language) : drawPlan(plan, language, { css }),
  )
}
