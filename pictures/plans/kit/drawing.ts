/** Plans as SVG. */
import { footprint } from './fittings.ts'
import { boxOf, inside } from './geometry.ts'
import type { Box, Point } from './geometry.ts'
import { drawArrival, drawMeasures, drawNorth, drawScale } from './frame.ts'
import { drawEdge, drawGround } from './ground.ts'
import { drawOpening } from './joinery.ts'
import { layouts } from './layout.ts'
import type { Layout, NumberedRoom } from './layout.ts'
import type { Plan } from './model.ts'
import { centreOf } from './openings.ts'
import type { PlacedOpening } from './openings.ts'
import { Pen, escape, n } from './pen.ts'
import { drawHedge, drawPlant } from './planting.ts'
import { symbol } from './symbols.ts'
import { builtBox } from './walls.ts'
import { decimals, floors as floorNames, rooms as names, sheet, signs } from './words.ts'
import type { Language } from './words.ts'

interface DrawingOptions {
  /** Where a press on a room goes. Without it the rooms are no links. */
  href?: (room: NumberedRoom) => string
  /** A stylesheet to carry inside, for drawings that stand alone. */
  css?: string
}

/** One floor as an SVG document. Throws a RangeError when the home has no such floor. */
export function drawFloor(
  plan: Plan,
  index: number,
  language: Language,
  options: DrawingOptions = {},
): string {
  const layout = layouts(plan)[index]
  if (!layout) throw new RangeError(`${plan.ref} has no floor ${index}`)
  const pen = new Pen(scaleFor([layout]))
  const { body, box } = picture(layout, pen, language, options)
  const several = plan.floors.length > 1
  return document(plan, language, options, body, box, pen, {
    id: `plan-${plan.ref}-${layout.floor.key}`,
    title: several
      ? `${titleOf(plan, language)}: ${floorNames[layout.floor.key][language]}`
      : titleOf(plan, language),
  })
}

/** All floors on one sheet, narrow ones side by side and wide ones below one another. */
export function drawPlan(plan: Plan, language: Language, options: DrawingOptions = {}): string {
  const laid = layouts(plan)
  const beside =
    laid.length > 1 && laid.every((layout) => extent(layout).x2 - extent(layout).x1 < 13)
  const pen = new Pen(beside ? Math.max(44, scaleFor(laid)) : scaleFor(laid))
  const pictures = laid.map((layout) => picture(layout, pen, language, options))
  const several = pictures.length > 1
  const head = several ? 64 : 0
  const above = Math.max(...pictures.map(({ box, ground }) => ground.y1 - box.y1))
  let [x, y] = [0, 0]
  const groups = pictures.map(({ body, box, ground }, i) => {
    // Floors below one another keep their place over one another.
    const dx = beside ? x - box.x1 : 0
    const dy = beside ? head + above - ground.y1 : y + head - box.y1
    x += box.x2 - box.x1 + 36
    y += box.y2 - box.y1 + head + 20
    const key = laid[i]?.floor.key
    const name =
      several && key
        ? `<text class="pl-floorname" x="${n(ground.x1)}" y="${n((beside ? ground.y1 - above : box.y1) - 26)}">${escape(floorNames[key][language])}</text>`
        : ''
    return {
      svg: `<g transform="translate(${n(dx)} ${n(dy)})">${name}${body}</g>`,
      box: {
        x1: box.x1 + dx,
        y1: (beside ? ground.y1 - above : box.y1) + dy - head,
        x2: box.x2 + dx,
        y2: box.y2 + dy,
      },
    }
  })
  const box = boxOf(
    groups.flatMap(({ box: b }): Point[] => [
      [b.x1, b.y1],
      [b.x2, b.y2],
    ]),
  )
  return document(plan, language, options, groups.map(({ svg }) => svg).join('\n'), box, pen, {
    id: `plan-${plan.ref}`,
    title: titleOf(plan, language),
  })
}

function titleOf(plan: Plan, language: Language): string {
  return `${sheet.plan[language]} ${plan.ref}: ${plan.home[language]}`
}

/** Sixty units to the metre where the width allows, so that a plan is about 840 units wide. */
function scaleFor(laid: readonly Layout[]): number {
  const width = Math.max(...laid.map((layout) => extent(layout).x2 - extent(layout).x1))
  return Math.round(Math.min(60, Math.max(36, 840 / width)))
}

/** Everything that is drawn to scale, in metres. */
function extent({ built, floor, pieces }: Layout): Box {
  return boxOf([
    ...built.flatMap(({ cell }) => cell),
    ...floor.outdoors.flatMap(({ area }) => area),
    ...floor.below.flat(),
    ...pieces.flatMap(footprint),
  ])
}

interface Picture {
  body: string
  /** What the floor takes up with its measures and signs, in drawing units. */
  box: Box
  /** What is drawn to scale, in drawing units. */
  ground: Box
}

function picture(layout: Layout, pen: Pen, language: Language, options: DrawingOptions): Picture {
  const { floor, built, openings, pieces, numbered } = layout
  const { k } = pen
  const whole = extent(layout)
  const cells = built.map(({ cell }) => cell)
  const indoors = built.map(({ net }) => net)
  const grounds = floor.outdoors.map((outdoor) => drawGround(pen, outdoor))
  const railings = floor.outdoors.map((outdoor) =>
    drawEdge(pen, outdoor, [
      ...cells,
      ...floor.outdoors.filter((other) => other !== outdoor).map((other) => other.area),
    ]),
  )
  const furniture = pieces.map(({ piece, at, turn }) => {
    const turning = turn % 360 ? ` rotate(${n(turn)})` : ''
    return `<g transform="translate(${n(at[0] * k)} ${n(at[1] * k)})${turning}">${symbol(pen, piece)}</g>`
  })
  const plants = floor.fittings.map((fitting) => {
    if (fitting.place === 'hedge') return drawHedge(pen, fitting.line)
    return fitting.place === 'plant' ? drawPlant(pen, fitting) : ''
  })
  const gardenWalls = floor.gardenWalls.map(
    ({ line, thick }) =>
      `<path class="pl-gardenwall" stroke-width="${n(thick * k)}" d="${pen.through(line)}"/>`,
  )
  const links = numbered.toSorted((a, b) => Number(b.holes.length > 0) - Number(a.holes.length > 0))
  const house = builtBox(built)
  const across = floor.across ?? defaults(whole.x1, house.x1, house.x2, whole.x2, floor)
  const down = floor.down ?? defaults(whole.y1, house.y1, house.y2, whole.y2, floor)
  const within = (opening: PlacedOpening): boolean => {
    const [x, y] = centreOf(opening)
    const probe: Point = [x + opening.out[0], y + opening.out[1]]
    return floor.outdoors.some(({ area }) => inside(probe, area))
  }
  const arrivals = openings.map((opening) =>
    drawArrival(pen, opening, whole.y1, language, within(opening)),
  )
  const entrances = openings.filter(({ opening }) => opening.kind === 'entrance')
  const arrows = entrances
    .filter((opening) => opening.out[1] < -0.5 && !within(opening))
    .map((opening) => centreOf(opening)[0])
  const words = floor.signs.map(
    ({ at, sign }) =>
      `<text class="pl-t" x="${n(at[0] * k)}" y="${n(at[1] * k)}">${escape(signs[sign][language])}</text>`,
  )
  const body = [
    group('ground', [...grounds, ...floor.below.map((p) => pen.shape('pl-below', p))]),
    group('house', [
      cells.length
        ? `<path class="pl-poche" d="${cells.map((cell) => pen.through(cell, true)).join('')}"/>`
        : '',
      ...indoors.map((net) => pen.shape('pl-floor', net)),
    ]),
    group(
      'openings',
      openings.map((opening) => drawOpening(pen, opening)),
    ),
    group('furniture', [
      ...furniture,
      ...railings,
      ...floor.overhead.map((line) => pen.line('pl-over', ...line)),
    ]),
    group('garden', [...gardenWalls, ...plants]),
    group(
      'rooms',
      links.map((room) => drawRoom(pen, room, language, options)),
    ),
    group('frame', [
      drawMeasures(pen, whole, across, down, language, arrows),
      ...arrivals,
      ...words,
    ]),
  ]
  const ground = { x1: whole.x1 * k, y1: whole.y1 * k, x2: whole.x2 * k, y2: whole.y2 * k }
  const reach = (side: (out: Point) => boolean, min: number, far: number) =>
    entrances.some((opening) => side(opening.out) && !within(opening)) ? far : min
  const signed = floor.signs.map(({ at }) => at[1] * k)
  return {
    body: body.filter(Boolean).join('\n'),
    ground,
    box: {
      x1: ground.x1 - reach(([x]) => x < -0.5, 76, 250),
      y1: Math.min(ground.y1 - reach(([, y]) => y < -0.5, 76, 130), ...signed.map((y) => y - 30)),
      x2: ground.x2 + reach(([x]) => x > 0.5, 28, 260),
      y2: Math.max(ground.y2 + reach(([, y]) => y > 0.5, 12, 130), ...signed.map((y) => y + 10)),
    },
  }
}

const group = (name: string, parts: readonly string[]): string => {
  const inner = parts.filter(Boolean).join('\n')
  return inner ? `<g class="pl-${name}">${inner}</g>` : ''
}

/** House alone, or with what lies round it, as the ends of a row of measures. */
function defaults(
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
  return `<a href="${escape(href(room))}" aria-label="${escape(words)}">${inner}</a>`
}

function document(
  plan: Plan,
  language: Language,
  { css, href }: DrawingOptions,
  body: string,
  box: Box,
  pen: Pen,
  { id, title }: { id: string; title: string },
): string {
  const foot = box.y2 + 84
  const width = box.x2 - box.x1
  const view = [box.x1, box.y1 - 8, width, box.y2 - box.y1 + 8 + 150].map(n).join(' ')
  const type = width > 1180 ? 'pl pl--wide' : 'pl'
  const desc = `${sheet.described[language]} ${sheet.note[language]}`
  const style = css ? `<style>${css}</style>` : ''
  return `<svg class="${type}" xmlns="http://www.w3.org/2000/svg" viewBox="${view}" role="${href ? 'group' : 'img'}" lang="${language}" aria-labelledby="${id}-title" aria-describedby="${id}-desc">
<title id="${id}-title">${escape(title)}</title>
<desc id="${id}-desc">${escape(desc)}</desc>
${style}
${body}
${drawScale(pen, box.x1 + 76, foot)}
${drawNorth(box.x2 - 76, foot - 4, plan.top)}
</svg>
`
}
