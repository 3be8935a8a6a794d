/** The areas of a home, room by room. */
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
  /** Square metres, to the hundredth. */
  area: number
  /** Whether it is part of the stated built area. */
  counted: boolean
}

interface ScheduleFloor {
  key: FloorKey
  name: string
  /** Rooms inside, then ground outside. */
  inside: ScheduleRow[]
  outside: ScheduleRow[]
}

/** All in square metres, to the hundredth. Usable and walls add up to built. */
export interface Schedule {
  floors: ScheduleFloor[]
  usable: number
  walls: number
  built: number
  /** Built, but not part of the stated area: garages and cellars. */
  apart: number
  terrace: number
  garden: number
  /** Zero when the home has no plot of its own. */
  plot: number
}

const outsideKinds: ReadonlySet<RoomKind> = new Set(['terrace', 'garden', 'plot', 'outside'])
const hundredths = (value: number) => Math.round(value * 100) / 100

/** Room names in the language asked for, areas from the drawing itself. */
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

/** The schedule as plain text, for a terminal or a printed page. */
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
