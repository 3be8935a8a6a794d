/** The estate: its shore, relief, roads and all buildings, in drawing units with north up. */
import type { Point } from '../kit/geometry.ts'
import { ringSector, box, smooth, turn } from './land.ts'
import type { Line } from './land.ts'
import type { PlaceId } from './words.ts'

export const SITE_WIDTH = 1200
export const SITE_HEIGHT = 1120

export const coastAt = (x: number): number =>
  1000 + 20 * Math.sin(x / 170 + 1) + 9 * Math.sin(x / 63) + 0.03 * (x - 600)
const ravineAt = (y: number): number => 372 - 60 * Math.sin((y - 150) / 240) + (y - 150) * -0.05

const hill = (x: number, y: number, cx: number, cy: number, rx: number, ry: number): number =>
  Math.exp(-(((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2))

/** The height in metres above the sea, as it is drawn. */
export function heightAt(x: number, y: number): number {
  const inland = Math.min(1, Math.max(0, (coastAt(x) - y) / 160))
  const relief =
    34 * hill(x, y, 1010, 40, 230, 190) +
    30 * hill(x, y, 120, 90, 190, 200) -
    13 * Math.exp(-(((x - ravineAt(y)) / 46) ** 2)) +
    3.2 * Math.sin(x / 95 + y / 140) +
    2.2 * Math.sin(x / 48 - y / 90)
  return (coastAt(x) - y) * 0.155 + inland * relief
}

export const estate: Line = [
  [112, 730],
  [92, 560],
  [104, 400],
  [150, 262],
  [262, 150],
  [420, 88],
  [640, 72],
  [850, 96],
  [1010, 172],
  [1098, 310],
  [1118, 480],
  [1096, 660],
  [1040, 800],
  [930, 892],
  [760, 916],
  [560, 914],
  [360, 905],
  [210, 862],
  [140, 800],
]
export const ring: Line = [
  [150, 748],
  [196, 800],
  [300, 846],
  [450, 858],
  [610, 850],
  [760, 832],
  [890, 788],
  [1000, 700],
  [1046, 580],
  [1050, 450],
  [1000, 330],
  [905, 254],
  [770, 214],
  [610, 196],
  [450, 204],
  [310, 250],
  [205, 342],
  [152, 470],
  [136, 610],
]
export const roads: Line[] = [
  [
    [138, 596],
    [240, 610],
    [380, 640],
    [520, 656],
    [660, 650],
    [800, 622],
    [930, 606],
    [1044, 590],
  ],
  [
    [610, 196],
    [600, 150],
    [560, 128],
    [470, 140],
  ],
  [
    [20, 966],
    [30, 890],
    [58, 812],
    [106, 764],
    [150, 748],
  ],
]
export const walks: Line[] = [
  [
    [560, 440],
    [548, 480],
    [470, 520],
    [430, 580],
    [420, 640],
  ],
  [
    [600, 430],
    [650, 480],
    [700, 560],
    [716, 630],
  ],
  [
    [716, 640],
    [700, 700],
    [720, 770],
    [742, 826],
  ],
  [
    [530, 656],
    [520, 720],
    [522, 850],
  ],
  [
    [560, 330],
    [490, 334],
    [452, 390],
    [436, 470],
    [420, 560],
    [404, 640],
  ],
  [
    [690, 330],
    [760, 372],
    [830, 392],
    [900, 410],
  ],
  [
    [716, 600],
    [790, 580],
    [830, 560],
  ],
  [
    [560, 300],
    [590, 250],
    [606, 200],
  ],
]

/** One part of the map: a building with its height, a surface, a line or a pool. */
export type MapPart =
  | { kind: 'roof'; shape: Line; tall: number; variant: '' | 'tile' | 'raised' | 'glass' | 'site' }
  | {
      kind: 'ground'
      shape: Line
      variant: 'paved' | 'lawn' | 'patio' | 'clay' | 'court' | 'terrace'
    }
  | { kind: 'line'; d: string; variant: 'detail' | 'marking' | 'stream' | 'stream--light' | 'bar' }
  | { kind: 'pool'; shape: Line; free: boolean }
  | { kind: 'parasol'; at: Point }

export interface SitePlace {
  id: PlaceId
  amenity: boolean
  /** The middle of the label's baseline, and of the short label's for small screens. */
  label: Point
  shortLabel: Point
  building: boolean
  parts: MapPart[]
}

const path = (points: Line): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
const closed = (points: Line): string => `${path(points)}Z`
const detail = (d: string): MapPart => ({ kind: 'line', d, variant: 'detail' })
const roof = (
  shape: Line,
  tall = 9,
  variant: Extract<MapPart, { kind: 'roof' }>['variant'] = '',
): MapPart => ({
  kind: 'roof',
  shape,
  tall,
  variant,
})
const ground = (
  shape: Line,
  variant: Extract<MapPart, { kind: 'ground' }>['variant'],
): MapPart => ({
  kind: 'ground',
  shape,
  variant,
})
const pool = (shape: Line, free = false): MapPart => ({ kind: 'pool', shape, free })

/** A flat-roofed house: terrace to the south, roof, parapet, a roof light. */
function slab(
  x: number,
  y: number,
  w: number,
  h: number,
  a = 0,
  tall = 9,
  terrace = true,
  site = false,
): MapPart[] {
  const [tx, ty] = turn([[0, h * 0.62]], x, y, a)[0] ?? [x, y]
  return [
    ...(terrace ? [ground(box(tx, ty, w * 0.94, h * 0.5, a), 'terrace')] : []),
    roof(box(x, y, w, h, a), tall, site ? 'site' : ''),
    detail(closed(box(x, y, w - 5, h - 5, a))),
    detail(
      path(
        turn(
          [
            [-w * 0.2, -h * 0.15],
            [w * 0.12, -h * 0.15],
          ],
          x,
          y,
          a,
        ),
      ),
    ),
  ]
}

const beside = (x: number, y: number, a: number, dx: number, dy: number): Point =>
  turn([[dx, dy]], x, y, a)[0] ?? [x, y]

function place(
  id: PlaceId,
  label: Point,
  parts: MapPart[],
  more: Partial<SitePlace> = {},
): SitePlace {
  return { id, amenity: false, label, shortLabel: label, building: false, parts, ...more }
}

const northHouses: [number, number, number][] = [
  [508, 168, -5],
  [668, 158, 4],
]
const northVillas: [number, number, number][] = [
  [290, 196, -28],
  [338, 170, -22],
  [752, 168, 8],
  [800, 178, 12],
  [848, 194, 18],
  [893, 214, 24],
]
const roadVillas: [number, number, number][] = [
  [566, 884, 2],
  [640, 884, -2],
  [716, 872, -8],
  [790, 856, -14],
  [944, 838, -34],
  [1000, 772, -52],
]
const palmVillas: Point[] = [
  [806, 676],
  [818, 724],
  [872, 654],
  [928, 642],
  [936, 694],
]
const cascade: Line = Array.from({ length: 12 }, (_, i): Point => [
  ravineAt(268 + i * 30) + 14,
  268 + i * 30,
])
const terraces = Array.from({ length: 6 }, (_, i) => ({
  y: 306 + i * 44,
  x: ravineAt(306 + i * 44) + 14,
  i,
}))

export const sitePlaces: SitePlace[] = [
  place(
    'north',
    [400, 116],
    [
      ...northHouses.flatMap(([x, y, a]) => slab(x, y, 92, 22, a, 14)),
      ...northVillas.flatMap(([x, y, a]) => [
        ...slab(x, y, 27, 19, a, 8),
        pool(box(...beside(x, y, a, 0, 20), 15, 6, a)),
      ]),
    ],
    { shortLabel: [392, 112] },
  ),
  place(
    'sixteen',
    [792, 402],
    [
      ...[0, 1, 2, 3, 4].flatMap((i) =>
        slab(742 + i * 42, 276 + i * 10 + i * i * 1.1, 31, 20, 10 + i * 3, 8),
      ),
      ...[0, 1, 2, 3].flatMap((i) =>
        slab(752 + i * 42, 316 + i * 11 + i * i * 1.1, 31, 18, 12 + i * 3, 8),
      ),
    ],
  ),
  place(
    'penthouses',
    [990, 366],
    [
      ...[0, 9].map((d) =>
        roof(
          [
            [948 + d, 378 + d],
            [1012 - d, 398 + d],
            [1020 - d, 440 - d],
            [994 + d, 438 - d],
            [990 + d, 420 - d],
            [942 + d, 404 - d],
          ],
          d ? 6 : 16,
          d ? 'raised' : '',
        ),
      ),
      pool(box(964, 396, 12, 6, 18)),
      pool(box(1004, 418, 7, 12, 8)),
    ],
    { shortLabel: [1015, 346] },
  ),
  place(
    'carat',
    [886, 570],
    [
      roof(ringSector(876, 566, 104, 80, 198, 262), 18, 'site'),
      detail(closed(ringSector(876, 566, 96, 88, 200, 260))),
      roof(ringSector(906, 566, 104, 80, 278, 342), 18, 'site'),
      detail(closed(ringSector(906, 566, 96, 88, 280, 340))),
      pool(
        [
          [850, 530],
          [880, 518],
          [908, 522],
          [930, 536],
          [900, 546],
          [868, 545],
        ],
        true,
      ),
    ],
    { building: true },
  ),
  place(
    'waterfall',
    [270, 572],
    [
      { kind: 'line', d: smooth(cascade), variant: 'stream' },
      {
        kind: 'line',
        d: smooth(cascade.map(([x, y]): Point => [x + 2, y])),
        variant: 'stream--light',
      },
      ...terraces.flatMap(({ x, y, i }) => [
        detail(`M${(x - 11).toFixed(1)} ${y + 14}h22`),
        ...slab(x - 60 - 3 * (i % 2), y, 78 - 6 * (i % 3), 17, -7 + 2 * i, 11, true, true),
        ...(i === 1 || i === 5 ? [] : slab(x + 50, y + 12, 58, 16, 6 - i, 11, true, true)),
      ]),
    ],
    { building: true, shortLabel: [262, 580] },
  ),
  place(
    'club',
    [492, 268],
    [
      ...slab(494, 296, 62, 24, -3, 10, false),
      ...[550, 590].flatMap((x): MapPart[] => [
        ground(box(x, 296, 30, 48, -3), 'clay'),
        {
          kind: 'line',
          d:
            closed(box(x, 296, 20, 36, -3)) +
            path(
              turn(
                [
                  [-10, 0],
                  [10, 0],
                ],
                x,
                296,
                -3,
              ),
            ),
          variant: 'marking',
        },
      ]),
    ],
    { amenity: true },
  ),
  place(
    'padel',
    [672, 262],
    (
      [
        [632, 288],
        [668, 288],
        [632, 314],
        [668, 314],
      ] as const
    ).flatMap(([x, y]): MapPart[] => [
      ground(box(x, y, 31, 19), 'court'),
      {
        kind: 'line',
        d: `M${x} ${y - 9.5}v19M${x - 8} ${y - 9.5}v19M${x + 8} ${y - 9.5}v19M${x - 8} ${y}h16`,
        variant: 'marking',
      },
    ]),
    { amenity: true },
  ),
  place(
    'pool',
    [606, 424],
    [
      ground(box(590, 382, 92, 44, -2), 'paved'),
      pool(box(590, 382, 62, 20, -2)),
      {
        kind: 'line',
        d: [-5, 0, 5]
          .map((k) =>
            path(
              turn(
                [
                  [-30, k],
                  [30, k],
                ],
                590,
                382,
                -2,
              ),
            ),
          )
          .join(''),
        variant: 'marking',
      },
    ],
    { amenity: true },
  ),
  place(
    'spa',
    [496, 430],
    [...slab(502, 386, 50, 30, -2, 9, false), roof(box(502, 386, 20, 14, -2), 3, 'glass')],
    { amenity: true },
  ),
  place(
    'apartments',
    [590, 640],
    [
      ground(
        [
          [512, 530],
          [672, 522],
          [682, 604],
          [508, 612],
        ],
        'lawn',
      ),
      pool(
        [
          [528, 566],
          [552, 540],
          [590, 548],
          [622, 534],
          [656, 548],
          [662, 578],
          [634, 592],
          [602, 580],
          [574, 598],
          [542, 592],
        ],
        true,
      ),
      ...(
        [
          [196, 246],
          [256, 300],
          [310, 346],
        ] as const
      ).flatMap(([from, to]) => [
        roof(ringSector(592, 596, 118, 96, from, to), 14),
        detail(closed(ringSector(592, 596, 112, 102, from + 2, to - 2))),
      ]),
    ],
  ),
  place(
    'restaurant',
    [712, 700],
    [
      ground(ringSector(736, 664, 27, 0.1, -10, 200), 'paved'),
      ...slab(736, 656, 44, 18, -6, 8, false),
      ...(
        [
          [722, 678],
          [738, 684],
          [752, 676],
        ] as const
      ).map((at): MapPart => ({ kind: 'parasol', at })),
    ],
    { amenity: true },
  ),
  place(
    'lomas',
    [340, 860],
    [
      ...[0, 1].flatMap((j) =>
        [0, 1, 2, 3].flatMap((i) => {
          const [x, y] = [222 + i * 76 + j * 10, 690 + j * 88 + i * 5]
          return [
            ...slab(x, y, 58, 20, 4, 12),
            detail(
              path(
                turn(
                  [
                    [0, -10],
                    [0, 10],
                  ],
                  x,
                  y,
                  4,
                ),
              ),
            ),
          ]
        }),
      ),
      ...(
        [
          [232, 734, 30],
          [292, 738, 26],
          [352, 742, 30],
          [412, 746, 26],
          [470, 750, 30],
        ] as const
      ).map(([x, y, w]) => pool(box(x, y, w, 12, 4))),
    ],
  ),
  place(
    'townhouses',
    [612, 847],
    [712, 770].flatMap((y, j) =>
      Array.from({ length: 6 }, (_, i) => {
        const [x, cy] = [562 + i * 22 + j * 4, y + i * 1.2 + ((i + j) % 3 === 0 ? 3 : 0)]
        return [
          roof(box(x, cy, 20, 22, 2), 8, (i + j) % 3 ? 'tile' : ''),
          detail(
            path(
              turn(
                [
                  [-10, 0],
                  [10, 0],
                ],
                x,
                cy,
                2,
              ),
            ),
          ),
          ground(box(x, cy + 17, 19, 9, 2), 'patio'),
        ]
      }).flat(),
    ),
  ),
  place(
    'palm10',
    [868, 768],
    [
      ground(box(868, 690, 118, 34, -9), 'paved'),
      ...palmVillas.flatMap(([x, y]) => slab(x, y, 36, 24, -9, 10)),
      ...(
        [
          [838, 744],
          [884, 728],
          [950, 716],
        ] as const
      ).map(([x, y]) => pool(box(x, y, 24, 9, -9))),
    ],
  ),
  place(
    'villas',
    [860, 902],
    roadVillas.flatMap(([x, y, a]) => [
      ...slab(x, y, 36, 22, a, 9),
      roof(box(...beside(x, y, a, -12, -4), 16, 15, a), 5),
      pool(box(...beside(x, y, a, 9, 22), 20, 8, a)),
    ]),
    { shortLabel: [904, 908] },
  ),
  place(
    'gate',
    [92, 728],
    [roof(box(128, 744, 16, 12, -20), 6), { kind: 'line', d: 'M140 730L152 770', variant: 'bar' }],
    { amenity: true },
  ),
]

/** Palms with fixed positions: the court of ten, and around the pools. */
export const palms: Point[] = [
  ...[-9, 9].flatMap((s) => [0, 1, 2, 3, 4].map((i) => beside(868, 690, -9, -48 + i * 24, s))),
  [520, 604],
  [676, 560],
  [668, 602],
  [530, 528],
  [640, 602],
  [846, 552],
  [936, 552],
  [540, 362],
  [642, 360],
  [642, 404],
  [536, 408],
  [700, 690],
  [772, 650],
]

/** The position of each home, by its reference. */
export const homePositions: Readonly<Record<string, Point>> = {
  R49052083: [497, 566],
  R48551209: [526, 512],
  R48719340: [586, 490],
  R48830517: [676, 554],
  R47733150: [1004, 404],
  R48034962: [960, 388],
  R48466281: [1004, 432],
  'CAR-A104': [800, 508],
  'CAR-B311': [942, 484],
  'CAR-C501': [985, 516],
  'LH2-118': [298, 695],
  'LH2-634': [384, 788],
  'NOR-A02': [508, 168],
  'NOR-B09': [700, 160],
  'NOR-V04': [848, 194],
  'P10-04': [872, 654],
  'P10-01': [936, 694],
  '16P-G03': [752, 316],
  '16P-S12': [794, 328],
  '16P-S17': [868, 304],
  R48900127: [676, 779],
  R48942605: [606, 714],
  R48120716: [640, 884],
  R48660312: [790, 856],
  R48917745: [1000, 772],
  'WFR-214': [300, 350],
  'WFR-431': [286, 438],
  'WFR-G07': [384, 406],
}
