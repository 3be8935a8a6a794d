import { drawFloor } from './kit/drawing.ts'
import type { Plan } from './kit/model.ts'
import { schedule } from './kit/schedule.ts'
import { decimals, type Language, sheet } from './kit/words.ts'

export type PlanView = ReturnType<typeof planView>

/**
 * A home's floors as drawings, with the areas of their rooms, printed. Each room of a drawing links
 * to its row.
 */
export function planView(plan: Plan, language: Language) {
  const { floors, usable, walls, built, apart } = schedule(plan, language)
  const print = (area: number) => decimals(area, language)
  const rows = (list: (typeof floors)[number]['inside']) =>
    list.map(({ number, id, key, name, area }) => ({ number, id, key, name, area: print(area) }))
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
      // In whole square metres, as everywhere else on the site.
      { name: sheet.built[language], area: String(Math.round(built)), total: true },
      ...(apart ? [{ name: sheet.apart[language], area: print(apart), total: false }] : []),
    ],
  }
}
