import { drawFloor } from './kit/drawing.ts'
import type { Plan } from './kit/model.ts'
import { schedule } from './kit/schedule.ts'
import { decimals, type Language, sheet } from './kit/words.ts'

export type PlanView = ReturnType<typeof planView>

/**
 * The drawings of a home's floors, with the areas of their rooms as printed. Each room of a drawing
 * links to its row.
 */
export function planView(plan: Plan, language: Language) {
  const { floors, usable, walls, built, apart } = schedule(plan, language)
  const print = (area: number) => decimals(area, language)
  const rows = (list: (typeof floors)[number]['inside']) =>
    list.map(({ number, id, key, name, area }) => ({ number, id, key, name, area: print(area) }))
  const drawings = floors.map((_, index) =>
    drawFloor(plan, index, language, { href: ({ number }) => `#row-${number}` }),
  )
  const widest = Math.max(...drawings.map(widthOf))
  return {
    words: { room: sheet.room[language], note: sheet.note[language] },
    floors: floors.map((floor, index) => ({
      key: floor.key,
      name: floors.length > 1 ? floor.name : undefined,
      svg: drawings[index] ?? '',
      /**
       * The drawing's width as a share of the widest floor's, so that all are shown to one scale.
       */
      share: widthOf(drawings[index] ?? '') / widest,
      inside: rows(floor.inside),
      outside: rows(floor.outside),
    })),
    sums: [
      { name: sheet.usable[language], area: print(usable), total: false },
      { name: sheet.walls[language], area: print(walls), total: false },
      // Areas are in whole square metres, as everywhere else on the site.
      { name: sheet.built[language], area: String(Math.round(built)), total: true },
      ...(apart ? [{ name: sheet.apart[language], area: print(apart), total: false }] : []),
    ],
  }
}

const widthOf = (svg: string): number => Number(/viewBox="\S+ \S+ (\S+)/.exec(svg)?.[1] ?? 0)
