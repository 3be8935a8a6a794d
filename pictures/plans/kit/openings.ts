/** Doors and windows: finds the position of "a door between hall and bath". */
import { NEAR, between, direction, distance, distanceToSegment, moved } from './geometry.ts'
import type { Point, Polygon, Side } from './geometry.ts'
import type { Opening, Plan } from './model.ts'
import { outsideRuns, sharedRun, stretch } from './walls.ts'
import type { BuiltRoom, WallRun } from './walls.ts'
import type { RoomKey, SignKey } from './words.ts'

interface DoorOptions {
  at?: number
  width?: number
  into?: RoomKey
  hinge?: 'start' | 'end'
  /** The side of the first room, if the two share more than one wall. */
  side?: Side
}

type DoorStyle = Extract<Opening, { kind: 'door' }>['style']

/** A door between two rooms; by default it opens into the second one. */
const door =
  (style: DoorStyle, usual: number) =>
  (
    a: RoomKey,
    b: RoomKey,
    { at, width = usual, into = b, hinge = 'start', side }: DoorOptions = {},
  ): Opening => ({
    kind: 'door',
    between: [a, b],
    style,
    width,
    at,
    into,
    hinge,
    side,
  })
export const swing = door('swing', 0.8)
export const doubleDoor = door('double', 1.4)
export const pocket = door('pocket', 0.9)
/** An opening between two rooms without a leaf. */
export const way = door('open', 1)

interface OutsideOptions {
  at?: number
  hinge?: 'start' | 'end'
  sign?: SignKey
}

const outer =
  (kind: Exclude<Opening['kind'], 'door'>) =>
  (room: RoomKey, side: Side, width: number | 'full', options: OutsideOptions = {}): Opening => ({
    kind,
    room,
    side,
    width,
    at: options.at,
    hinge: options.hinge ?? 'start',
    sign: options.sign,
  })
/**
 * A window. `at` is the x or y of its middle; in a curved wall, metres from the wall's west end.
 */
export const glass = outer('window')
/** Floor-length sliding panels. */
export const sliding = outer('sliding')
/** The home's front door. */
export const entrance = outer('entrance')
/** A hinged door to a yard or terrace. */
export const outdoor = outer('outdoor')

/** An opening with its position. */
export interface PlacedOpening {
  opening: Opening
  /** The middle line of the gap, on the outer face or on the middle of a partition. */
  line: Point[]
  out: Point
  thick: number
  /** The swing of each leaf, whose area must be free: hinge, open end and closed end. */
  leaves: { hinge: Point; open: Point; closed: Point }[]
}

/** Finds the wall of an opening and cuts the gap there. Throws if there is none. */
export function place(opening: Opening, rooms: readonly BuiltRoom[], plan: Plan): PlacedOpening {
  const find = (key: RoomKey): BuiltRoom => {
    const found = rooms.find(({ room }) => room.key === key)
    if (!found) throw new Error(`${plan.ref}: no room ${key} for a ${opening.kind}`)
    return found
  }
  if (opening.kind === 'door') {
    const [a, b] = opening.between
    const run = sharedRun(find(a), find(b), plan, opening.side)
    if (!run) throw new Error(`${plan.ref}: ${a} and ${b} share no wall`)
    const [line, width] = cut(run, opening.width, opening.at, `${plan.ref}: ${a} to ${b}`)
    return {
      opening,
      line,
      out: run.out,
      thick: run.thick,
      leaves: leavesOf(
        opening,
        line,
        width,
        opening.into === b ? run.out : negative(run.out),
        run.thick / 2,
      ),
    }
  }
  const room = find(opening.room)
  const runs = outsideRuns(room, opening.side, plan)
  const run = runs.find((one) => holds(one, opening.at)) ?? runs[0]
  if (!run) throw new Error(`${plan.ref}: ${opening.room} has no outside wall ${opening.side}`)
  const [line, width] = cut(
    run,
    opening.width,
    opening.at,
    `${plan.ref}: ${opening.room} ${opening.side}`,
  )
  const inward = negative(run.out)
  const hung = opening.kind === 'entrance' || opening.kind === 'outdoor'
  return {
    opening,
    line,
    out: run.out,
    thick: run.thick,
    leaves: hung
      ? leavesOf({ style: 'swing', hinge: opening.hinge }, line, width, inward, run.thick)
      : [],
  }
}

const negative = ([x, y]: Point): Point => [-x, -y]

/** Whether a wall contains a position. */
function holds(run: WallRun, at: number | undefined): boolean {
  if (at === undefined) return true
  const [from, to] = run.clear
  return at - startOf(run) > from && at - startOf(run) < to
}

/** The part of the wall that an opening takes. */
function cut(
  run: WallRun,
  width: number | 'full',
  at: number | undefined,
  what: string,
): [Point[], number] {
  const [from, to] = run.clear
  const w = width === 'full' ? to - from - 0.3 : width
  const centre = at === undefined || width === 'full' ? (from + to) / 2 : at - startOf(run)
  if (w <= 0.3 || centre - w / 2 < from - 0.011 || centre + w / 2 > to + 0.011) {
    const [lo, hi, mid] = [from, to, centre].map((d) => (d + startOf(run)).toFixed(2))
    throw new Error(`${what}: ${w.toFixed(2)} m at ${mid} does not fit ${lo}–${hi}`)
  }
  return [stretch(run.points, centre - w / 2, centre + w / 2), w]
}

/** Straight walls are measured by the x or y of the sheet, curved ones from their west end. */
function startOf({ points }: WallRun): number {
  const [a, b, bent] = [points[0], points.at(-1), points[Math.floor(points.length / 2)]]
  if (!a || !b || !bent || distanceToSegment(bent, a, b) > NEAR * 10) return 0
  return Math.abs(b[0] - a[0]) > Math.abs(b[1] - a[1]) ? a[0] : a[1]
}

function leavesOf(
  { style, hinge }: { style: DoorStyle; hinge: 'start' | 'end' },
  line: readonly Point[],
  width: number,
  into: Point,
  step: number,
): PlacedOpening['leaves'] {
  if (style === 'open' || style === 'pocket') return []
  const [a, b] = [line[0], line.at(-1)]
  if (!a || !b) return []
  const start = moved(a, into, step)
  const end = moved(b, into, step)
  const leaf = (from: Point, to: Point, size: number) => ({
    hinge: from,
    open: moved(from, into, size),
    closed: moved(from, direction(from, to), size),
  })
  if (style === 'double') return [leaf(start, end, width / 2), leaf(end, start, width / 2)]
  return [hinge === 'start' ? leaf(start, end, width) : leaf(end, start, width)]
}

/** The area of a leaf's swing, as a square. */
export function sweep({ hinge, open, closed }: PlacedOpening['leaves'][number]): Polygon {
  return [hinge, open, [open[0] + closed[0] - hinge[0], open[1] + closed[1] - hinge[1]], closed]
}

/** The middle of an opening. */
export function centreOf({ line }: PlacedOpening): Point {
  const a: Point = line[0] ?? [0, 0]
  const b: Point = line.at(-1) ?? a
  return line.length === 2 ? between(a, b, 0.5) : (line[Math.floor(line.length / 2)] ?? a)
}

export function widthOf({ line }: PlacedOpening): number {
  return line.slice(1).reduce((sum, p, i) => sum + distance(line[i] ?? p, p), 0)
}

/** The half metre on either side of an inner door that must stay free. */
export function clearWay({ opening, line, out, thick }: PlacedOpening): Polygon[] {
  if (opening.kind !== 'door') return []
  const [a, b] = [line[0], line.at(-1)]
  if (!a || !b) return []
  return [1, -1].map((way) => {
    const near = thick / 2 + 0.02
    return [
      moved(a, out, way * near),
      moved(b, out, way * near),
      moved(b, out, way * (near + 0.5)),
      moved(a, out, way * (near + 0.5)),
    ]
  })
}
