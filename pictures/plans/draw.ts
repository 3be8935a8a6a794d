/**
 * Usage: node pictures/plans/draw.ts [ref | site | coast] [en | es] [schedule] > file.svg
 * Without a reference it lists all plans.
 */
import { readFileSync } from 'node:fs'
import { planOf, plans } from './homes/index.ts'
import { drawPlan } from './kit/drawing.ts'
import { printSchedule } from './kit/schedule.ts'
import type { Language } from './kit/words.ts'
import { drawCoast } from './maps/coast.ts'
import { drawGround } from './maps/ground.ts'
import { drawSite } from './maps/site.ts'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

function draw(what: string, language: Language, asTable: boolean): string {
  if (what === 'site')
    return drawSite(language, drawGround(), { href: (id) => `#place-${id}`, css: read('maps.css') })
  if (what === 'coast') return drawCoast(language, { css: read('maps.css') })
  const plan = planOf(what)
  if (!plan) throw new Error(`No plan ${what}.`)
  return asTable
    ? printSchedule(plan, language)
    : drawPlan(plan, language, { css: read('plan.css') })
}

const [what, given, table] = process.argv.slice(2)
const language = given === 'es' ? 'es' : 'en'
process.stdout.write(
  what
    ? draw(what, language, table === 'schedule')
    : `${plans.map((plan) => `${plan.ref}\t${plan.home[language]}`).join('\n')}\n`,
)
