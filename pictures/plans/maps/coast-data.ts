/**
 * The coast between Marbella and Málaga, drawn from the real shore. Longitudes and latitudes are in
 * degrees.
 */
import type { Point } from '../kit/geometry.ts'
import type { Line } from './land.ts'

export const COAST_WIDTH = 1200
export const COAST_HEIGHT = 760

/** The position on the sheet of a longitude and a latitude. */
export const at = (longitude: number, latitude: number): Point => [
  ((longitude + 4.952) / 0.675) * COAST_WIDTH,
  COAST_HEIGHT - ((latitude - 36.445) / 0.35) * COAST_HEIGHT * 1.03 + 4,
]

const line = (...degrees: [number, number][]): Line => degrees.map(([x, y]) => at(x, y))

export const shore = line(
  [-4.99, 36.478],
  [-4.93, 36.494],
  [-4.885, 36.508],
  [-4.84, 36.499],
  [-4.79, 36.492],
  [-4.745, 36.484],
  [-4.7, 36.49],
  [-4.665, 36.5],
  [-4.636, 36.508],
  [-4.622, 36.53],
  [-4.608, 36.555],
  [-4.588, 36.572],
  [-4.555, 36.581],
  [-4.515, 36.594],
  [-4.492, 36.612],
  [-4.472, 36.64],
  [-4.447, 36.668],
  [-4.428, 36.698],
  [-4.412, 36.713],
  [-4.385, 36.719],
  [-4.35, 36.717],
  [-4.305, 36.714],
  [-4.26, 36.712],
)
export const motorway = line(
  [-4.99, 36.5],
  [-4.91, 36.516],
  [-4.86, 36.513],
  [-4.79, 36.503],
  [-4.735, 36.497],
  [-4.68, 36.512],
  [-4.648, 36.54],
  [-4.622, 36.574],
  [-4.588, 36.594],
  [-4.55, 36.606],
  [-4.522, 36.628],
  [-4.508, 36.655],
  [-4.485, 36.69],
  [-4.452, 36.722],
  [-4.415, 36.738],
  [-4.36, 36.736],
  [-4.26, 36.728],
)
export const railway = line(
  [-4.627, 36.541],
  [-4.607, 36.566],
  [-4.578, 36.582],
  [-4.53, 36.598],
  [-4.502, 36.622],
  [-4.494, 36.65],
  [-4.489, 36.676],
  [-4.462, 36.703],
  [-4.433, 36.713],
)
export const resortPosition = at(-4.606, 36.589)
/** The roads from the gate to the motorway and to the beach. */
export const spurs: Line[] = [
  [resortPosition, at(-4.602, 36.585), at(-4.588, 36.594)],
  [resortPosition, at(-4.609, 36.575), at(-4.6, 36.562)],
]
/** Crests of hills, each with its longest hachure, the number of hachures, and a phase. */
export const ridges: { crest: Line; fall: number; strokes: number; phase: number }[] = [
  {
    crest: line(
      [-4.755, 36.606],
      [-4.72, 36.618],
      [-4.685, 36.62],
      [-4.645, 36.634],
      [-4.605, 36.646],
      [-4.57, 36.652],
    ),
    fall: 40,
    strokes: 62,
    phase: 0,
  },
  {
    crest: line([-4.94, 36.56], [-4.9, 36.572], [-4.86, 36.566], [-4.82, 36.578]),
    fall: 38,
    strokes: 36,
    phase: 2,
  },
  {
    crest: line([-4.62, 36.77], [-4.57, 36.765], [-4.52, 36.762], [-4.48, 36.766]),
    fall: 26,
    strokes: 34,
    phase: 4,
  },
  { crest: line([-4.86, 36.64], [-4.8, 36.662], [-4.74, 36.668]), fall: 34, strokes: 30, phase: 6 },
]

/**
 * The minutes by car from the gate, with the position of the figure and the point that its line
 * leads to.
 */
export const journeys = [
  {
    key: 'beach',
    minutes: 5,
    from: at(-4.6, 36.562),
    tip: [4, 10],
    label: [62, 66],
  },
  {
    key: 'airport',
    minutes: 15,
    from: at(-4.492, 36.678),
    tip: [18, 14],
    label: [96, 92],
  },
  {
    key: 'malaga',
    minutes: 20,
    from: at(-4.421, 36.722),
    tip: [14, -30],
    label: [36, -62],
  },
  {
    key: 'marbella',
    minutes: 25,
    from: at(-4.885, 36.511),
    tip: [32, -16],
    label: [150, -52],
  },
] as const

/** Blocks of houses: centre, width, height and rotation. */
export const towns: [number, number, number, number, number][] = [
  ...around(-4.421, 36.722, -8, [
    [-34, 4, 22, 16],
    [-8, -4, 24, 18],
    [18, -8, 22, 16],
    [-22, -20, 18, 12],
    [4, -26, 20, 13],
    [-52, 18, 16, 16],
  ]),
  ...around(-4.885, 36.511, 4, [
    [-26, -14, 20, 12],
    [0, -18, 22, 13],
    [24, -14, 18, 12],
    [4, -33, 16, 10],
  ]),
  ...around(-4.628, 36.544, -30, [[-8, -4, 15, 10]]),
  ...around(-4.515, 36.602, -30, [[-8, -4, 15, 10]]),
  ...around(-4.5, 36.625, -30, [[-8, -4, 15, 10]]),
]

function around(
  longitude: number,
  latitude: number,
  turn: number,
  blocks: [number, number, number, number][],
): [number, number, number, number, number][] {
  const [x, y] = at(longitude, latitude)
  return blocks.map(([dx, dy, w, h]) => [x + dx, y + dy, w, h, turn])
}
