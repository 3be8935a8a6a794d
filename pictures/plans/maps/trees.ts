/**
 * The trees of the site plan, from above. All marks of one colour are one path, because a browser
 * processes each element of the plan separately: with five elements for each tree, a home's page
 * did not respond for too long.
 */
import { n } from '../kit/pen.ts'

export type TreeKind = 'pine' | 'pine2' | 'olive' | 'palm'

export interface Tree {
  at: readonly [x: number, y: number]
  /** The radius of its crown. */
  r: number
  kind: TreeKind
}

type Crown = Pick<Tree, 'at' | 'r'>

/** The classes of the dark and the light side of a crown, and its rotation. */
const crowns = {
  pine: { dark: 'ms-pine', light: 'ms-pine2', turn: 0 },
  pine2: { dark: 'ms-pine', light: 'ms-olive', turn: 0.25 },
  olive: { dark: 'ms-olive', light: 'ms-olive2', turn: 0.5 },
} as const

/** Draws trees as SVG: shadows below all crowns, palms above the others. */
export function drawTrees(trees: readonly Tree[]): string {
  const round = trees.flatMap(({ kind, at, r }) =>
    // Crowns of the same size have the same outline, which compresses very well.
    kind === 'palm' ? [] : [{ at, r: Math.round(r * 2) / 2, ...crowns[kind] }],
  )
  const palms = trees.filter(({ kind }) => kind === 'palm')
  const path = (tone: string, outlines: readonly string[]) =>
    `<path class="${tone}" d="${outlines.join('')}"/>`
  const side = (tone: string, which: 'dark' | 'light') =>
    path(
      tone,
      round
        .filter((tree) => tree[which] === tone)
        .map((tree) =>
          which === 'dark'
            ? scalloped(tree, { lobes: 8, turn: tree.turn })
            : scalloped(beside(tree, -0.22, 0.2, 0.56), { lobes: 5, turn: tree.turn }),
        ),
    )
  return [
    path('ms-treeshade', [
      ...round.map((tree) => scalloped(beside(tree, 0.4, -0.32), { lobes: 8, turn: tree.turn })),
      ...palms.map((palm) => leaves(beside(palm, 0.34, -0.28))),
    ]),
    side('ms-pine', 'dark'),
    side('ms-olive', 'dark'),
    side('ms-pine2', 'light'),
    side('ms-olive', 'light'),
    side('ms-olive2', 'light'),
    path('ms-twig', round.filter(({ r }) => r >= 10).map(twigs)),
    path('ms-palm', palms.map(leaves)),
  ].join('\n')
}

/** A circle beside the middle of a crown; distance and size are in its radii. */
const beside = ({ at: [x, y], r }: Crown, dx: number, dy: number, size = 1): Crown => ({
  at: [x + dx * r, y + dy * r],
  r: r * size,
})

/** A relative path command; the coordinates of each point are in the crown's radii. */
const relative = (command: string, r: number, ...values: number[]): string =>
  command + values.map((value) => n(value * r)).join(' ')

/** Positions are whole units, because hundreds of different decimals compress badly. */
const start = ({ at: [x, y] }: Crown): string => `M${Math.round(x)} ${Math.round(y)}`

const polar = (length: number, angle: number) =>
  [length * Math.cos(angle), length * Math.sin(angle)] as const

/** An outline of rounded lobes. */
function scalloped(crown: Crown, { lobes, turn }: { lobes: number; turn: number }): string {
  const step = (Math.PI * 2) / lobes
  const valley = (i: number) => polar(0.94, (i + turn) * step)
  const [x, y] = valley(0)
  const edge = Array.from({ length: lobes }, (_, i) => {
    const [[ax, ay], [bx, by]] = [valley(i), valley(i + 1)]
    const [cx, cy] = polar(1.17, (i + 0.5 + turn) * step)
    return relative('q', crown.r, cx - ax, cy - ay, bx - ax, by - ay)
  })
  return `${start(crown)}${relative('m', crown.r, x, y)}${edge.join('')}z`
}

/** Four short branches, which only large crowns show. */
const twigs = (crown: Crown): string =>
  start(crown) +
  relative('m', crown.r, -0.6, -0.1) +
  relative('l', crown.r, 0.2, -0.3) +
  relative('m', crown.r, 0.5, -0.2) +
  relative('l', crown.r, 0.3, 0.1) +
  relative('m', crown.r, 0.1, 0.6) +
  relative('l', crown.r, 0.1, 0.3) +
  relative('m', crown.r, -0.8, 0.2) +
  relative('l', crown.r, -0.3, -0.1)

/** The nine leaves of a palm. */
function leaves(palm: Crown): string {
  const each = Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 9) * Math.PI * 2 + 0.2
    const [[ax, ay], [bx, by], [cx, cy]] = [
      polar(0.5, angle - 0.42),
      polar(1.1, angle),
      polar(0.5, angle + 0.42),
    ]
    return relative('q', palm.r, ax, ay, bx, by) + relative('q', palm.r, cx - bx, cy - by, -bx, -by)
  })
  return start(palm) + each.join('')
}
