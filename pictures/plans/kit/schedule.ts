/** The areas of a home by room. */
import { layouts } from './layout.ts'
import type { Plan } from './model.ts'
import { decimals, floors, roomWords, sheet } from './words.ts'
import type { FloorKey, Language, RoomKey, RoomKind } from './words.ts'

interface ScheduleRow {
  number: number
  /** The id of the room's outline in the drawing: `room-1` and so on. */
  id: string
  key: RoomKey
  kind: RoomKind
  name: string
  /** The area in square metres, with two decimals. */
  area: number
  /** Whether it counts towards the stated built area. */
  counted: boolean
}

interface ScheduleFloor {
  key: FloorKey
  name: string
  /** The rooms inside, followed by outdoor areas. */
  inside: ScheduleRow[]
  outside: ScheduleRow[]
}

/**
 * All areas in square metres, with two decimals. Usable area and walls add up to the built area.
 */
interface Schedule {
  floors: ScheduleFloor[]
  usable: number
  walls: number
  built: number
  /** The built area of garages and cellars, which do not count towards the stated area. */
  apart: number
  terrace: number
  garden: number
  /** The area of the plot; zero if the home has none. */
  plot: number
}

const outsideKinds: ReadonlySet<RoomKind> = new Set(['terrace', 'garden', 'plot', 'outside'])
const hundredths = (value: number) => Math.round(value * 100) / 100

/**
 * The schedule of a plan: room names in the requested language, and areas computed from the
 * drawing.
 */
export function schedule(plan: Plan, language: Language): Schedule {
  const laid = layouts(plan)
  const result = laid.map(({ floor, numbered }): ScheduleFloor => {
    const rows = numbered.map(({ number, key, kind, area }): ScheduleRow => ({
      number,
      id: `room-${number}`,
      key,
      kind,
      name: roomWords[key][language],
      area: hundredths(area),
      counted: floor.counted && !outsideKinds.has(kind),
    }))
    return {
      key: floor.key,
      name: floors[floor.key][language],
      inside: rows.filter(({ kind }) => !outsideKinds.has(kind)),
      outside: rows.filter(({ kind }) => outsideKinds.has(kind)),
    }
  })
  const all = result.flatMap((floor) => [...floor.inside, ...floor.outside])
  const sum = (rows: readonly ScheduleRow[]) =>
    hundredths(rows.reduce((total, row) => total + row.area, 0))
  const ofKind = (kind: RoomKind) => sum(all.filter((row) => row.kind === kind))
  const builtOf = (counted: boolean) =>
    hundredths(
      laid
        .filter(({ floor }) => floor.counted === counted)
        .reduce((total, { builtArea }) => total + builtArea, 0),
    )
  const built = builtOf(true)
  const usable = sum(all.filter((row) => row.counted))
  return {
    floors: result,
    usable,
    walls: hundredths(built - usable),
    built,
    apart: builtOf(false),
    terrace: ofKind('terrace'),
    garden: ofKind('garden'),
    plot: ofKind('plot'),
  }
}

/** The schedule as plain text, for a terminal or for paper. */
export function printSchedule(plan: Plan, language: Language): string {
  const { floors: parts, usable, walls, built, apart } = schedule(plan, language)
  const line = (left: string, area: number) =>
    `${left.padEnd(44)}${decimals(area, language).padStart(9)} m²`
  const several = parts.length > 1
  const lines = parts.flatMap(({ name, inside, outside }) => [
    ...(several ? ['', name] : []),
    ...[...inside, ...outside].map((row) =>
      line(`${String(row.number).padStart(3)}  ${row.name}`, row.area),
    ),
  ])
  return [
    `${sheet.plan[language]} ${plan.ref}`,
    '',
    ...lines,
    '',
    line(sheet.usable[language], usable),
    line(sheet.walls[language], walls),
    line(sheet.built[language], built),
    ...(apart ? [line(sheet.apart[language], apart)] : []),
    '',
    sheet.note[language],
    '',
  ].join('\n')
}
