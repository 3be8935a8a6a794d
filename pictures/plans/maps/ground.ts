/**
 * The part of the site plan that is the same in every drawing; computing it takes half a second.
 */
import type { Point } from '../kit/geometry.ts'
import { boxOf, distanceToSegment, inside } from '../kit/geometry.ts'
import { contours, random, smooth } from './land.ts'
import {
  SITE_HEIGHT,
  SITE_WIDTH,
  coastAt,
  estate,
  heightAt,
  palms,
  ring,
  roads,
  sitePlaces,
  walks,
} from './site-data.ts'
import { drawTrees, type Tree, type TreeKind } from './trees.ts'
import { placeWords as names } from './words.ts'

/** The parts as SVG. */
export interface SiteGround {
  /** Sea, relief and roads. */
  land: string
  trees: string
}

/** Draws the ground below the places; the build does this once. */
export const drawGround = (): SiteGround => ({
  land: relief() + paths(),
  trees: drawTrees(placeTrees()),
})

const shore: Point[] = Array.from({ length: 64 }, (_, i) => [-20 + i * 20, coastAt(-20 + i * 20)])

function relief(): string {
  const line = smooth(shore, false, 2)
  const beach = shore.map(([x, y]): Point => [x, y - 17 - 3 * Math.sin(x / 37)]).toReversed()
  const ripples = [9, 20, 34, 51, 72, 98, 130].map((off, i) => {
    const moved = shore.map(([x, y]): Point => [x, y + off + 3 * Math.sin(x / 40 + i)])
    return `<path class="ms-water" opacity="${(0.75 - i * 0.09).toFixed(2)}" d="${smooth(moved, false, 2)}"/>`
  })
  const area = { x: -20, y: -20, wide: SITE_WIDTH + 40, high: SITE_HEIGHT + 40 }
  const lines = Array.from({ length: 18 }, (_, i) => 10 + i * 10).flatMap((level) =>
    contours(heightAt, area, 20, level).map(
      (l) =>
        `<path class="ms-contour${level % 50 === 0 ? ' ms-contour--fifty' : ''}" d="${smooth(l, false, 3)}"/>`,
    ),
  )
  return [
    `<rect width="${SITE_WIDTH}" height="${SITE_HEIGHT}" fill="url(#site-sea)"/>`,
    ...ripples,
    `<path d="${line}L${SITE_WIDTH + 30} -30L-30 -30Z" fill="url(#site-land)"/>`,
    `<path class="ms-beach" d="${line}${smooth(beach, false, 2).replace('M', 'L')}Z"/>`,
    `<path class="ms-surf" d="${line}"/>`,
    `<path class="ms-estate" d="${smooth(estate, true)}"/>`,
    ...lines,
    `<path class="ms-hedge" d="${smooth(estate, true)}"/>`,
  ].join('\n')
}

const coastRoad: Point[] = Array.from({ length: 22 }, (_, i) => [
  -20 + i * 60,
  coastAt(-20 + i * 60) - 36,
])

function paths(): string {
  const lines = [smooth(ring, true), ...roads.map((road) => smooth(road))].join('')
  const coast = smooth(coastRoad)
  return [
    `<path class="ms-road" stroke-width="15" d="${lines}"/><path class="ms-road" stroke-width="19" d="${coast}"/>`,
    `<path class="ms-bed" stroke-width="12.6" d="${lines}"/><path class="ms-bed" stroke-width="16.6" d="${coast}"/>`,
    `<path class="ms-mid" d="${coast}"/>`,
    ...walks.map((walk) => `<path class="ms-walk" d="${smooth(walk)}"/>`),
    '<path class="ms-lane" d="M552 744C600 742 650 748 700 752"/>',
  ].join('\n')
}

/** The kinds of wild trees; pines are twice as frequent. */
const wildKinds: readonly TreeKind[] = ['pine', 'pine', 'pine2', 'olive']

/** Planted palms, with pines and olives wherever there is free space. */
function placeTrees(): Tree[] {
  const next = random(11)
  const keep = sitePlaces.flatMap(({ parts, label: [x, y], id }) => [
    ...parts.flatMap((part) => ('shape' in part ? [boxOf(part.shape)] : [])),
    {
      x1: x - names[id].en.length * 5.5,
      y1: y - 19,
      x2: x + names[id].en.length * 5.5,
      y2: y + 27,
    },
  ])
  const ways = [[...ring, ...ring.slice(0, 1)], ...roads, coastRoad]
  const near = (p: Point, lines: readonly (readonly Point[])[], d: number) =>
    lines.some((line) => line.slice(1).some((b, i) => distanceToSegment(p, line[i] ?? b, b) < d))
  const found: Tree[] = [
    ...palms.map((at, i) => ({ at, r: i < 10 ? 9 : 8.5, kind: 'palm' as const })),
    ...Array.from({ length: 26 }, (_, i) => {
      const x = 20 + i * 46
      return {
        at: [x + (next() - 0.5) * 18, coastAt(x) - 22] as const,
        r: 8.5,
        kind: 'palm' as const,
      }
    }),
  ]
  for (let i = 0; i < 7000; i++) {
    const at: Point = [14 + next() * (SITE_WIDTH - 28), 14 + next() * 892]
    const [x, y] = at
    const r = 7 + next() * 5.5
    const wild =
      0.5 +
      0.5 * Math.sin(x / 70 + 1.3) * Math.cos(y / 62) +
      (y < 215 ? 0.45 : 0) +
      (x > 1060 || x < 90 ? 0.25 : 0)
    const kind = wildKinds[Math.floor(next() * 4)] ?? 'pine'
    if (next() > wild * (inside(at, estate) ? 0.5 : 0.42)) continue
    if (
      keep.some((k) => k.x1 - 7 - r < x && x < k.x2 + 7 + r && k.y1 - 7 - r < y && y < k.y2 + 7 + r)
    )
      continue
    if (near(at, ways, r + 10) || near(at, walks, (r + 10) * 0.62)) continue
    if (found.some(({ at: [a, b], r: q }) => Math.hypot(x - a, y - b) < (r + q) * 0.8)) continue
    found.push({ at, r, kind })
  }
  return found.toSorted((a, b) => a.at[1] - b.at[1])
}
