import { planOf } from '#pictures/plans/homes/index.ts'
import { drawFloor } from '#pictures/plans/kit/drawing.ts'
import { schedule } from '#pictures/plans/kit/schedule.ts'
import { decimals, sheet } from '#pictures/plans/kit/words.ts'
import type { Language } from '#server/language.ts'
import { remember } from '#server/shared/remember.ts'

/** A home's floors as drawings, with the areas of their rooms, printed; undefined where no plan is drawn. */
export const planView = remember(20, ([ref, language]) => `${language} ${ref}`, drawPlan)

function drawPlan(ref: string, language: Language) {
  const plan = planOf(ref)
  if (!plan) return undefined
  const { floors, usable, walls, built, apart } = schedule(plan, language)
  const print = (area: number) => decimals(area, language)
  const rows = (list: (typeof floors)[number]['inside']) =>
    list.map(({ number, id, name, area }) => ({ number, id, name, area: print(area) }))
  return {
    words: { room: sheet.room[language], note: sheet.note[language] },
    floors: floors.map((floor, index) => ({
      key: floor.key,
      name: floors.length > 1 ? floor.name : undefined,
      svg: drawFloor(plan, index, language, { href: ({ number }) => `#row-${number}` }),
      inside: rows(floor.inside),
      outside: rows(floor.outside),
    })),
    sums: [
      { name: sheet.usable[language], area: print(usable), total: false },
      { name: sheet.walls[language], area: print(walls), total: false },
      { name: sheet.built[language], area: print(built), total: true },
      ...(apart ? [{ name: sheet.apart[language], area: print(apart), total: false }] : []),
    ],
  }
}

export type PlanView = NonNullable<ReturnType<typeof planView>>
