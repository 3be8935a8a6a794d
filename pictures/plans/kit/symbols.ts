/**
 * The symbols of pieces. The origin of a symbol is the middle of its back; x runs along the back
 * and y away from it, in metres.
 */
import type { Piece, PieceKind } from './fittings.ts'
import type { Point } from './geometry.ts'
import { drawLeaf } from './joinery.ts'
import type { Pen } from './pen.ts'

const F = 'pl-f'
const H = 'pl-h'

type Symbol = (pen: Pen, piece: Piece) => string

/** Draws a piece at its origin. */
export function symbol(pen: Pen, piece: Piece): string {
  return symbols[piece.kind](pen, piece)
}

const box = (pen: Pen, { wide, deep }: Piece, round = 0, type = F): string =>
  pen.rect(type, -wide / 2, 0, wide, deep, round)

/** The middles of evenly spaced parts of a width. */
const spread = (count: number, wide: number): number[] =>
  Array.from({ length: count }, (_, i) => -wide / 2 + (wide * (i + 0.5)) / count)

const chair = (pen: Pen, x: number, y: number): string =>
  pen.rect(F, x - 0.2, y - 0.2, 0.4, 0.4, 0.12)

const symbols: Record<PieceKind, Symbol> = {
  bed(pen, { wide, deep, count }) {
    const body = count === 2 ? wide - 1 : wide
    const stands =
      count === 2
        ? pen.rect(F, -wide / 2, 0.02, 0.42, 0.42) + pen.rect(F, wide / 2 - 0.42, 0.02, 0.42, 0.42)
        : ''
    const pillow = body / count
    const pillows = spread(count, body).map((x) =>
      pen.rect(F, x - pillow / 2 + 0.1, 0.12, pillow - 0.2, 0.38, 0.1),
    )
    return (
      stands +
      pen.rect(F, -body / 2, 0, body, deep) +
      pillows.join('') +
      pen.line(H, [-body / 2, 0.7], [body / 2, 0.88])
    )
  },
  wardrobe(pen, piece) {
    const { wide, deep } = piece
    return box(pen, piece) + pen.line(H, [-wide / 2, deep / 2], [wide / 2, deep / 2])
  },
  shelves(pen, piece) {
    const { wide, deep } = piece
    return box(pen, piece) + pen.line(H, [-wide / 2, 0], [wide / 2, deep])
  },
  counter: (pen, piece) => box(pen, piece) + parts(pen, piece, piece.deep),
  island(pen, piece) {
    const top = piece.deep - (piece.count ? 0.42 : 0)
    const stools = spread(piece.count, piece.wide).map((x) => pen.circle(F, x, top + 0.2, 0.175))
    return (
      pen.rect(F, -piece.wide / 2, 0, piece.wide, top) + stools.join('') + parts(pen, piece, top)
    )
  },
  sofa(pen, piece) {
    const { wide, deep, count } = piece
    const seams = spread(count, wide - 0.3)
      .slice(1)
      .map((x) => {
        const at = x - (wide - 0.3) / count / 2
        return pen.line(H, [at, 0.25], [at, deep])
      })
    return box(pen, piece, 0.15) + pen.line(H, [-wide / 2, 0.25], [wide / 2, 0.25]) + seams.join('')
  },
  cornerSofa(pen, { wide, deep, form }) {
    const arm = form === 'left' ? -wide / 2 : wide / 2 - 0.92
    const inner: Point[] =
      form === 'left'
        ? [
            [wide / 2, 0.25],
            [-wide / 2 + 0.25, 0.25],
            [-wide / 2 + 0.25, deep],
          ]
        : [
            [-wide / 2, 0.25],
            [wide / 2 - 0.25, 0.25],
            [wide / 2 - 0.25, deep],
          ]
    return (
      pen.rect(F, arm, 0, 0.92, deep, 0.13) +
      pen.rect(F, -wide / 2, 0, wide, 0.92, 0.13) +
      pen.line(H, ...inner)
    )
  },
  armchair: (pen, piece) =>
    box(pen, piece, 0.2) + pen.rect(H, -piece.wide / 2 + 0.14, 0.22, piece.wide - 0.28, 0.56, 0.1),
  lowTable: (pen, piece) => box(pen, piece, 0.3),
  roundTable: (pen, { wide }) => pen.circle(F, 0, wide / 2, wide / 2),
  table(pen, { wide, deep, count }) {
    const top = deep - 0.9
    const side = Math.ceil(count / 2)
    const places = spread(side, wide - 0.2)
    return (
      places.map((x) => chair(pen, x, 0.22) + chair(pen, x, deep - 0.22)).join('') +
      pen.rect(F, -wide / 2, 0.45, wide, top)
    )
  },
  roundDining(pen, { wide, count }) {
    const middle = wide / 2
    const chairs = Array.from({ length: count }, (_, i) => {
      const a = (i / count) * Math.PI * 2 + Math.PI / count
      return chair(pen, Math.cos(a) * (middle - 0.22), middle + Math.sin(a) * (middle - 0.22))
    })
    return chairs.join('') + pen.circle(F, 0, middle, middle - 0.4)
  },
  desk: (pen, { wide, deep }) => chair(pen, 0, deep - 0.22) + pen.rect(F, -wide / 2, 0, wide, 0.66),
  sideboard: (pen, piece) => box(pen, piece) + pen.line(H, [0, 0], [0, piece.deep]),
  hearth(pen, piece) {
    const { wide, deep } = piece
    return (
      pen.rect('pl-wall', -wide / 2, 0, wide, deep) +
      pen.rect(F, -wide / 2 + 0.3, deep / 2 - 0.05, wide - 0.6, deep / 2 + 0.05)
    )
  },
  bath: (pen, { wide, deep }) =>
    pen.rect(F, -wide / 2, 0, wide, deep, 0.1) +
    pen.rect(H, -wide / 2 + 0.12, 0.1, wide - 0.24, deep - 0.2, 0.24),
  freeBath: (pen, { wide, deep }) =>
    pen.rect(F, -wide / 2, 0, wide, deep, 0.41) +
    pen.rect(H, -wide / 2 + 0.1, 0.1, wide - 0.2, deep - 0.2, 0.31),
  shower: (pen, piece) =>
    box(pen, piece) +
    pen.line(H, [-piece.wide / 2, 0], [piece.wide / 2, piece.deep]) +
    pen.circle(H, 0, piece.deep / 2, 0.04),
  wc: (pen) => pen.rect(F, -0.21, 0, 0.42, 0.16) + pen.rect(F, -0.19, 0.14, 0.38, 0.46, 0.19),
  basin(pen, piece) {
    const bowls = spread(piece.count, piece.wide).map((x) =>
      pen.rect(H, x - 0.22, 0.09, 0.44, 0.3, 0.13),
    )
    return box(pen, piece) + bowls.join('')
  },
  washer: (pen, { wide, count }) =>
    spread(count, wide)
      .map((x) => pen.rect(F, x - 0.3, 0.01, 0.6, 0.6) + pen.circle(H, x, 0.31, 0.21))
      .join(''),
  stair(pen, { wide, deep, count, form }) {
    const treadDepth = deep / count
    const half = wide / 2
    const treads = Array.from({ length: count - 1 }, (_, i) => {
      const y = deep - treadDepth * (i + 1)
      const type = form === 'foot' && i + 1 > count * 0.62 ? 'pl-h pl-h--cut' : H
      return pen.line(type, [-half, y], [half, y])
    })
    const cut = deep * (1 - 0.62)
    const breaks =
      form === 'foot'
        ? pen.line('pl-break', [-half - 0.05, cut + 0.14], [half + 0.05, cut - 0.14])
        : ''
    return treads.join('') + arrow(pen, [0, deep - 0.1], [0, 0.12]) + breaks
  },
  stairU(pen, { wide, deep, count, form }) {
    const landing = wide / 2
    const treadDepth = (deep - landing) / count
    const half = wide / 2
    const treads = Array.from({ length: count + 1 }, (_, i) => {
      const y = landing + treadDepth * i
      const second = form === 'foot' && i < count * 0.7 ? 'pl-h pl-h--cut' : H
      return pen.line(H, [-half, y], [-0.04, y]) + pen.line(second, [0.04, y], [half, y])
    })
    const well = pen.rect(F, -0.04, landing, 0.08, deep - landing)
    const up: Point[] = [
      [-half / 2, deep - 0.1],
      [-half / 2, landing / 2],
      [half / 2, landing / 2],
      [half / 2, form === 'foot' ? landing + treadDepth * count * 0.5 : deep - 0.12],
    ]
    const cut = landing + treadDepth * count * 0.6
    const breaks =
      form === 'foot' ? pen.line('pl-break', [0.02, cut + 0.16], [half + 0.05, cut - 0.1]) : ''
    return treads.join('') + well + arrow(pen, ...up) + breaks
  },
  liftCar(pen, piece) {
    const { wide, deep } = piece
    const half = wide / 2
    return (
      box(pen, piece) +
      pen.line(H, [-half, 0], [half, deep]) +
      pen.line(H, [half, 0], [-half, deep])
    )
  },
  car(pen, { wide, deep }) {
    const half = wide / 2
    return (
      pen.rect(F, -half, 0, wide, deep, 0.45) +
      pen.rect(H, -half + 0.16, deep * 0.3, wide - 0.32, deep * 0.42, 0.2) +
      pen.line(H, [-half + 0.16, deep * 0.42], [half - 0.16, deep * 0.42])
    )
  },
  bicycles: (pen, { wide, count }) =>
    spread(count, wide)
      .map(
        (x) =>
          pen.line(H, [x, 0.05], [x, 1.65]) +
          pen.line(H, [x - 0.22, 0.45], [x + 0.22, 0.45]) +
          pen.line(H, [x - 0.07, 1.15], [x + 0.07, 1.15]),
      )
      .join(''),
  bench: (pen, piece) => box(pen, piece, 0.06),
  lounger: (pen, piece) =>
    box(pen, piece, 0.1) + pen.line(H, [-piece.wide / 2, 0.58], [piece.wide / 2, 0.58]),
  pot: (pen, { wide }) =>
    pen.circle('pl-shrub', 0, wide / 2, wide / 2) +
    pen.circle('pl-shrub2', -0.03, wide / 2, wide / 4),
  planter(pen, piece) {
    const { wide, deep } = piece
    const size = Math.min(wide, deep) * 0.42
    const [count, along] =
      wide > deep ? [Math.round(wide / 0.42), wide] : [Math.round(deep / 0.42), deep]
    const tufts = spread(Math.max(1, count), along).map((at, i) => {
      const radius = size * (0.86 + 0.14 * Math.sin(i * 2.4))
      return wide > deep
        ? pen.circle('pl-hedge', at, deep / 2, radius)
        : pen.circle('pl-hedge', 0, deep / 2 + at, radius)
    })
    return pen.rect('pl-soil', -wide / 2, 0, wide, deep) + tufts.join('')
  },
  pergola(pen, { wide, deep }) {
    const beams = spread(Math.max(2, Math.round(wide / 0.6)), wide).map((x) =>
      pen.line('pl-beam', [x, 0], [x, deep]),
    )
    const half = wide / 2
    const frame: Point[] = [
      [-half, 0],
      [half, 0],
      [half, deep],
      [-half, deep],
      [-half, 0],
    ]
    const posts = [-half, half].flatMap((x) =>
      [0, deep].map((y) => pen.rect('pl-wall', x - 0.07, y - 0.07, 0.14, 0.14)),
    )
    return beams.join('') + pen.line('pl-beam', ...frame) + posts.join('')
  },
  skylight(pen, { wide, deep }) {
    const half = wide / 2
    const frame: Point[] = [
      [-half, 0],
      [half, 0],
      [half, deep],
      [-half, deep],
      [-half, 0],
    ]
    return (
      pen.line('pl-over', ...frame) +
      pen.line('pl-over', [-half, 0], [half, deep]) +
      pen.line('pl-over', [half, 0], [-half, deep])
    )
  },
  cascade(pen, { wide, deep }) {
    const falls = Array.from({ length: Math.round(deep / 0.7) }, (_, i) => {
      const y = 0.35 + i * 0.7
      return pen.line('pl-ripple', [-wide / 2, y], [wide / 2, y])
    })
    return pen.rect('pl-water', -wide / 2, 0, wide, deep) + falls.join('')
  },
  plunge: (pen, { wide, deep }) =>
    pen.rect('pl-water', -wide / 2, 0, wide, deep) +
    pen.line('pl-ripple', [-wide * 0.3, deep * 0.35], [wide * 0.1, deep * 0.35]) +
    pen.line('pl-ripple', [-wide * 0.1, deep * 0.65], [wide * 0.3, deep * 0.65]),
  gate(pen, { wide, deep }) {
    const half = wide / 2
    const leaf = { hinge: [half, 0], open: [half, deep], closed: [-half, 0] } as const
    return drawLeaf(pen, leaf)
  },
  steps(pen, { wide, deep, count }) {
    const lines = Array.from({ length: count + 1 }, (_, i) => {
      const y = (deep * i) / count
      return pen.line(H, [-wide / 2, y], [wide / 2, y])
    })
    return lines.join('') + arrow(pen, [0, deep], [0, 0.06])
  },
}

/** The direction of a stair: a ring at the foot, a barb at the head. */
function arrow(pen: Pen, ...points: Point[]): string {
  const [foot, end, before] = [points[0], points.at(-1), points.at(-2)]
  if (!foot || !end || !before) return ''
  const way = Math.sign(end[1] - before[1])
  return (
    pen.line('pl-up', ...points) +
    pen.circle('pl-up', foot[0], foot[1], 0.05) +
    pen.line('pl-up', [end[0] - 0.11, end[1] - way * 0.17], end, [
      end[0] + 0.11,
      end[1] - way * 0.17,
    ])
  )
}

/** Draws sinks, hobs and tall cupboards of a counter. */
function parts(pen: Pen, piece: Piece, deep: number): string {
  const left = -piece.wide / 2
  const middle = deep / 2
  return Object.entries(piece.parts)
    .map(([part, at]) => {
      const x = left + at
      if (part === 'sink') return pen.rect(H, x - 0.32, middle - 0.19, 0.64, 0.38, 0.08)
      if (part === 'hob') {
        return [-0.16, 0.16]
          .flatMap((dx) => [-0.13, 0.13].map((dy) => pen.circle(H, x + dx, middle + dy, 0.105)))
          .join('')
      }
      const edges =
        pen.line(H, [x - 0.32, 0], [x - 0.32, deep]) + pen.line(H, [x + 0.32, 0], [x + 0.32, deep])
      return part === 'fridge' ? edges + pen.line(H, [x - 0.32, 0], [x + 0.32, deep]) : edges
    })
    .join('')
}
