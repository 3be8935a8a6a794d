/** One floor with its measures and signs, as part of a sheet. */
import type { Placed } from './fittings.ts'
import { drawArrival, drawMeasures } from './frame.ts'
import { inside } from './geometry.ts'
import type { Box, Point } from './geometry.ts'
import { drawEdge, drawGround } from './ground.ts'
import { drawOpening } from './joinery.ts'
import { extent } from './layout.ts'
import type { Layout, NumberedRoom } from './layout.ts'
import { centreOf } from './openings.ts'
import type { PlacedOpening } from './openings.ts'
import { escapeMarkup, n } from './pen.ts'
import type { Pen } from './pen.ts'
import { drawHedge, drawPlant } from './planting.ts'
import { symbol } from './symbols.ts'
import { builtBox } from './walls.ts'
import { decimals, roomWords as names, signs } from './words.ts'
import type { Language } from './words.ts'

export interface DrawingOptions {
  /** The address that a room links to; without it, rooms are not links. */
  href?: (room: NumberedRoom) => string
  /** A stylesheet to include, for standalone drawings. */
  css?: string
}

interface FloorPicture {
  body: string
  /** The extent of the floor with its measures and signs, in drawing units. */
  box: Box
  /** The extent of what is drawn to scale, in drawing units. */
  ground: Box
}

/** Draws a floor from the ground up: later elements cover earlier ones. */
export function drawPicture(
  layout: Layout,
  pen: Pen,
  language: Language,
  options: DrawingOptions,
): FloorPicture {
  const { floor, built, openings, pieces, numbered } = layout
  const cells = built.map(({ cell }) => cell)
  const edges = floor.outdoors.map((outdoor) =>
    drawEdge(pen, outdoor, [
      ...cells,
      ...floor.outdoors.filter((other) => other !== outdoor).map((other) => other.area),
    ]),
  )
  const links = numbered.toSorted((a, b) => Number(b.holes.length > 0) - Number(a.holes.length > 0))
  const body = [
    group('ground', [
      ...floor.outdoors.map((outdoor) => drawGround(pen, outdoor)),
      ...floor.below.map((p) => pen.shape('pl-below', p)),
    ]),
    group('house', [
      cells.length
        ? `<path class="pl-poche" d="${cells.map((cell) => pen.through(cell, true)).join('')}"/>`
        : '',
      ...built.map(({ net }) => pen.shape('pl-floor', net)),
    ]),
    group(
      'openings',
      openings.map((opening) => drawOpening(pen, opening)),
    ),
    group('furniture', [
      ...pieces.map((placed) => drawPiece(pen, placed)),
      ...edges,
      ...floor.overhead.map((line) => pen.line('pl-over', ...line)),
    ]),
    group('garden', [
      ...floor.gardenWalls.map(
        ({ line, thick }) =>
          `<path class="pl-gardenwall" stroke-width="${n(thick * pen.k)}" d="${pen.through(line)}"/>`,
      ),
      ...floor.fittings.map((fitting) => {
        if (fitting.place === 'hedge') return drawHedge(pen, fitting.line)
        return fitting.place === 'plant' ? drawPlant(pen, fitting) : ''
      }),
    ]),
    group(
      'rooms',
      links.map((room) => drawRoom(pen, room, language, options)),
    ),
    group('frame', drawFrame(pen, layout, language)),
  ]
  return { body: body.filter(Boolean).join('\n'), ...boxes(pen, layout) }
}

const group = (name: string, parts: readonly string[]): string => {
  const inner = parts.filter(Boolean).join('\n')
  return inner ? `<g class="pl-${name}">${inner}</g>` : ''
}

function drawPiece(pen: Pen, { piece, at, turn }: Placed): string {
  const turning = turn % 360 ? ` rotate(${n(turn)})` : ''
  return `<g transform="translate(${n(at[0] * pen.k)} ${n(at[1] * pen.k)})${turning}">${symbol(pen, piece)}</g>`
}

function drawRoom(
  pen: Pen,
  room: NumberedRoom,
  language: Language,
  { href }: DrawingOptions,
): string {
  const { number, kind, key, outline, holes, label } = room
  const d = [outline, ...holes].map((polygon) => pen.through(polygon, true)).join('')
  const rule = holes.length ? ' fill-rule="evenodd"' : ''
  const outside = kind === 'terrace' || kind === 'garden' || kind === 'plot' || kind === 'outside'
  const [x, y] = label
  const tight = room.labelRoom * pen.k < 17
  const type = outside ? 'pl-n pl-n--out' : tight ? 'pl-n pl-n--tight' : 'pl-n'
  const inner =
    `<path class="pl-room" id="room-${number}" data-room="${number}"${rule} d="${d}"/>` +
    `<text class="${type}" x="${n(x * pen.k)}" y="${n(y * pen.k + (tight ? 7 : 9))}">${number}</text>`
  if (!href) return inner
  const words = `${number}. ${names[key][language]}, ${decimals(room.area, language)} m²`
  return `<a href="${escapeMarkup(href(room))}" aria-label="${escapeMarkup(words)}">${inner}</a>`
}

/** Draws measures, entrances and signs. */
function drawFrame(pen: Pen, layout: Layout, language: Language): string[] {
  const { floor, built, openings } = layout
  const whole = extent(layout)
  const house = builtBox(built)
  const across = floor.across ?? measureStops(whole.x1, house.x1, house.x2, whole.x2, floor)
  const down = floor.down ?? measureStops(whole.y1, house.y1, house.y2, whole.y2, floor)
  const arrows = entrancesFromOutside(layout)
    .filter(({ out }) => out[1] < -0.5)
    .map((opening) => centreOf(opening)[0])
  return [
    drawMeasures(pen, whole, across, down, language, arrows),
    ...openings.map((opening) =>
      drawArrival(pen, opening, whole.y1, language, opensToGrounds(floor, opening)),
    ),
    ...floor.signs.map(
      ({ at, sign }) =>
        `<text class="pl-t" x="${n(at[0] * pen.k)}" y="${n(at[1] * pen.k)}">${escapeMarkup(signs[sign][language])}</text>`,
    ),
  ]
}

/** The divisions of a row of measures: of the house alone, or including its surroundings. */
function measureStops(
  from: number,
  a: number,
  b: number,
  to: number,
  floor: Layout['floor'],
): number[] {
  const all = floor.outdoors.length ? [from, a, b, to] : [a, b]
  return all.filter(
    (stop, i) => Number.isFinite(stop) && (i === 0 || stop - (all[i - 1] ?? stop) > 0.75),
  )
}

/** The box of what is drawn to scale, and the box of the picture with its frame. */
function boxes({ k }: Pen, layout: Layout): { ground: Box; box: Box } {
  const whole = extent(layout)
  const ground = { x1: whole.x1 * k, y1: whole.y1 * k, x2: whole.x2 * k, y2: whole.y2 * k }
  const entrances = entrancesFromOutside(layout)
  const reach = (side: (out: Point) => boolean, min: number, far: number) =>
    entrances.some(({ out }) => side(out)) ? far : min
  const signLevels = layout.floor.signs.map(({ at }) => at[1] * k)
  return {
    ground,
    box: {
      x1: ground.x1 - reach(([x]) => x < -0.5, 76, 250),
      y1: Math.min(
        ground.y1 - reach(([, y]) => y < -0.5, 76, 130),
        ...signLevels.map((y) => y - 30),
      ),
      x2: ground.x2 + reach(([x]) => x > 0.5, 28, 260),
      y2: Math.max(
        ground.y2 + reach(([, y]) => y > 0.5, 12, 130),
        ...signLevels.map((y) => y + 10),
      ),
    },
  }
}

/** The entrances that are reached from outside the drawing; each gets an arrow. */
const entrancesFromOutside = ({ floor, openings }: Layout) =>
  openings.filter(
    (opening) => opening.opening.kind === 'entrance' && !opensToGrounds(floor, opening),
  )

/** Whether an opening leads to a terrace or a garden of the floor. */
function opensToGrounds(floor: Layout['floor'], opening: PlacedOpening): boolean {
  const [x, y] = centreOf(opening)
  const probe: Point = [x + opening.out[0], y + opening.out[1]]
  return floor.outdoors.some(({ area }) => inside(probe, area))
}
