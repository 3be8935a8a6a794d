/**
 * The rules that a plan must keep. Each returns its violations, worded for the person who draws; an
 * empty list means that there are none.
 */
import { footprint } from '../pictures/plans/kit/fittings.ts'
import {
  polygonArea,
  direction,
  distance,
  distanceToSegment,
  edges,
  inside,
  moved,
  overlap,
} from '../pictures/plans/kit/geometry.ts'
import type { Point, Polygon } from '../pictures/plans/kit/geometry.ts'
import { layouts } from '../pictures/plans/kit/layout.ts'
import type { Layout } from '../pictures/plans/kit/layout.ts'
import type { Plan } from '../pictures/plans/kit/model.ts'
import { centreOf, clearWay, sweep, widthOf } from '../pictures/plans/kit/openings.ts'
import type { PlacedOpening } from '../pictures/plans/kit/openings.ts'
import { joined, sideOf } from '../pictures/plans/kit/walls.ts'
import { roomWords as names } from '../pictures/plans/kit/words.ts'
import type { RoomKey } from '../pictures/plans/kit/words.ts'

type Rule = (plan: Plan) => string[]

/** Kinds that hang overhead, lie flat or belong to a wall: other pieces may stand there too. */
const shared: ReadonlySet<string> = new Set(['pergola', 'skylight', 'gate', 'cascade', 'steps'])

/** The rooms of a floor do not overlap, nor do terraces and the house. */
const nothingOverlaps: Rule = (plan) =>
  layouts(plan).flatMap(({ floor, built }) => {
    const cells = built.map(({ room, cell }) => ({ key: room.key, shape: cell }))
    const grounds = floor.outdoors
      .filter(({ key }) => names[key].kind === 'terrace')
      .map(({ key, area: shape }) => ({ key, shape }))
    return pairs([...cells, ...grounds])
      .filter(([a, b]) => overlap(a.shape, b.shape))
      .map(([a, b]) => `${floor.key}: ${a.key} overlaps ${b.key}`)
  })

/** A room is still a room after its walls are subtracted. */
const roomsAreInTheirCells: Rule = (plan) =>
  layouts(plan).flatMap(({ floor, built }) =>
    built
      .filter(
        ({ cell, net }) =>
          polygonArea(net) >= polygonArea(cell) ||
          polygonArea(net) < 0.3 ||
          net.some(
            (p) =>
              !inside(p, cell) && edges(cell).every(([a, b]) => distanceToSegment(p, a, b) > 0.01),
          ),
      )
      .map(({ room }) => `${floor.key}: ${room.key} does not fit its cell`),
  )

/** Every room and terrace is reached from the front door through doors and stairs. */
const everythingIsReached: Rule = (plan) => {
  const laid = layouts(plan)
  const links = new Map<string, Set<string>>()
  const link = (a: string, b: string) => {
    links.set(a, (links.get(a) ?? new Set()).add(b))
    links.set(b, (links.get(b) ?? new Set()).add(a))
  }
  laid.forEach((layout, level) => {
    const id = (key: string) => `${level}/${key}`
    for (const { room } of layout.built) {
      for (const other of room.open) link(id(room.key), id(other))
    }
    for (const placed of layout.openings) {
      const { opening } = placed
      if (opening.kind === 'door') link(id(opening.between[0]), id(opening.between[1]))
      else if (opening.kind !== 'window') {
        const out = groundBehind(placed, layout)
        if (opening.kind === 'entrance') link('front door', id(opening.room))
        if (out) link(id(opening.room), id(out))
      }
    }
    for (const [a, b] of pairs(layout.floor.outdoors)) {
      if (touch(a.area, b.area)) link(id(a.key), id(b.key))
    }
    const climbing = (at: Layout | undefined) => (at ? withStairs(at) : [])
    for (const a of climbing(layout)) {
      for (const b of climbing(laid[level + 1])) link(id(a), `${level + 1}/${b}`)
    }
  })
  const reached = new Set(['front door'])
  for (const place of reached) for (const next of links.get(place) ?? []) reached.add(next)
  return laid.flatMap((layout, level) =>
    layout.numbered
      .filter(({ key }) => key !== 'liftShaft' && !reached.has(`${level}/${key}`))
      .map(({ key }) => `${layout.floor.key}: ${key} cannot be reached`),
  )
}

/** Rooms and terraces that contain a stair or a lift. */
function withStairs({ pieces, numbered }: Layout): string[] {
  const climbing = pieces.filter(({ piece }) => ['stair', 'stairU', 'liftCar'].includes(piece.kind))
  return numbered
    .filter(({ outline }) =>
      climbing.some((piece) => {
        const corners = footprint(piece)
        const [a, , c] = corners
        return a && c && inside([(a[0] + c[0]) / 2, (a[1] + c[1]) / 2], outline)
      }),
    )
    .map(({ key }) => key)
}

/** The terrace or garden to which an outside door opens. */
function groundBehind(placed: PlacedOpening, { floor }: Layout): string | undefined {
  const probe = moved(centreOf(placed), placed.out, 0.3)
  return floor.outdoors.findLast((outdoor) => inside(probe, outdoor.area))?.key
}

/** Every bedroom has a window or a glass door in an outside wall. */
const bedroomsHaveWindows: Rule = (plan) =>
  layouts(plan).flatMap(({ floor, built, openings }) =>
    built
      .filter(({ room }) => names[room.key].kind === 'bedroom')
      .filter(
        ({ room }) =>
          !openings.some(
            ({ opening }) =>
              (opening.kind === 'window' || opening.kind === 'sliding') &&
              opening.room === room.key,
          ),
      )
      .map(({ room }) => `${floor.key}: ${room.key} has no window`),
  )

/** No door or window is in a wall shared with the neighbours, or opens into another room. */
const openingsGiveOnAir: Rule = (plan) =>
  layouts(plan).flatMap(({ floor, openings, built }) =>
    openings
      .filter(({ opening }) => opening.kind !== 'door')
      .filter((placed) => {
        const probe = moved(centreOf(placed), placed.out, 0.15)
        const blocked = built.some(({ cell }) => inside(probe, cell))
        return (
          blocked || (plan.party.includes(sideOf(placed.out)) && placed.opening.kind !== 'entrance')
        )
      })
      .map(({ opening }) => `${floor.key}: a ${opening.kind} has no air behind it`),
  )

/** Openings do not overlap. */
const openingsAreApart: Rule = (plan) =>
  layouts(plan).flatMap(({ floor, openings }) =>
    pairs(openings)
      .filter(([a, b]) => {
        const [p, q] = [centreOf(a), centreOf(b)]
        const along = Math.abs(a.out[0] * b.out[0] + a.out[1] * b.out[1]) > 0.9
        const level = Math.abs((p[0] - q[0]) * a.out[0] + (p[1] - q[1]) * a.out[1]) < 0.2
        return along && level && distance(p, q) < (widthOf(a) + widthOf(b)) / 2 - 0.01
      })
      .map(([a, b]) => `${floor.key}: ${nameOf(a)} runs into ${nameOf(b)}`),
  )

/** No two door leaves collide, except for those of a double door. */
const leavesAreApart: Rule = (plan) =>
  layouts(plan).flatMap(({ floor, openings }) =>
    pairs(openings)
      .filter(([a, b]) =>
        a.leaves.some((leaf) => b.leaves.some((other) => overlap(quarter(leaf), quarter(other)))),
      )
      .map(([a, b]) => `${floor.key}: ${nameOf(a)} strikes ${nameOf(b)}`),
  )

/** The quarter circle through which a leaf turns. */
function quarter({ hinge, open, closed }: PlacedOpening['leaves'][number]): Polygon {
  const arc = Array.from({ length: 7 }, (_, i): Point => {
    const [c, d] = [Math.cos((i * Math.PI) / 12), Math.sin((i * Math.PI) / 12)]
    return [
      hinge[0] + (open[0] - hinge[0]) * c + (closed[0] - hinge[0]) * d,
      hinge[1] + (open[1] - hinge[1]) * c + (closed[1] - hinge[1]) * d,
    ]
  })
  return [hinge, ...arc]
}

function nameOf({ opening }: PlacedOpening): string {
  return opening.kind === 'door'
    ? `door ${opening.between.join('–')}`
    : `${opening.kind} ${opening.room}`
}

/** Furniture stands inside one room or terrace, apart from other pieces, and blocks no way. */
const furnitureFits: Rule = (plan) =>
  layouts(plan).flatMap((layout) => {
    const { floor, pieces, openings, numbered } = layout
    const standing = pieces.filter(({ piece }) => !shared.has(piece.kind))
    const shapes = standing.map((placed) => ({ placed, shape: footprint(placed) }))
    const pieceAt = ({ placed: { piece, at } }: (typeof shapes)[number]) =>
      `${floor.key}: ${piece.kind} at ${at[0].toFixed(2)}, ${at[1].toFixed(2)}`
    const grounds = numbered.map(({ key, outline }) => [
      outline,
      ...joinedTo(key, layout).flatMap((other) =>
        numbered.filter((room) => room.key === other).map((room) => room.outline),
      ),
    ])
    const homeless = shapes
      .filter(({ shape }) => !grounds.some((outlines) => within(shape, outlines)))
      .map((shape) => `${pieceAt(shape)} stands in no room`)
    const crowded = pairs(shapes)
      .filter(([a, b]) => overlap(a.shape, b.shape, 0.025))
      .map(([a, b]) => `${pieceAt(a)} stands in ${pieceAt(b)}`)
    const ways = openings.flatMap((opening) => [...opening.leaves.map(sweep), ...clearWay(opening)])
    const blocked = shapes
      .filter(({ placed }) => placed.piece.kind !== 'liftCar')
      .filter(({ shape }) => ways.some((way) => overlap(way, shape, 0.05)))
      .map((shape) => `${pieceAt(shape)} stands in a doorway`)
    return [...homeless, ...crowded, ...blocked]
  })

/** The rooms to which a room is open without a wall. */
function joinedTo(key: RoomKey, { built }: Layout): RoomKey[] {
  return built
    .filter(({ room }) => room.key !== key)
    .filter(({ room }) => built.some((own) => own.room.key === key && joined(own.room, room)))
    .map(({ room }) => room.key)
}

/** Whether every corner is inside one of the outlines, or on its edge. */
function within(shape: Polygon, outlines: readonly Polygon[]): boolean {
  return shape.every((p) =>
    outlines.some(
      (outline) =>
        inside(p, outline) || edges(outline).some(([a, b]) => distanceToSegment(p, a, b) < 0.03),
    ),
  )
}

/** Whether two areas share an edge of almost a metre: four points that are 20 cm apart. */
function touch(a: Polygon, b: Polygon): boolean {
  const samples = edges(a).flatMap(([from, to]) => {
    const [dx, dy] = direction(from, to)
    const count = Math.floor(distance(from, to) / 0.2)
    return Array.from({ length: count }, (_, i): Point => [
      from[0] + dx * 0.2 * (i + 0.5),
      from[1] + dy * 0.2 * (i + 0.5),
    ])
  })
  const along = samples.filter(
    (p) => edges(b).some(([c, d]) => distanceToSegment(p, c, d) < 0.02) || inside(p, b),
  )
  return along.length >= 4
}

function pairs<T>(all: readonly T[]): [T, T][] {
  return all.flatMap((a, i) => all.slice(i + 1).map((b): [T, T] => [a, b]))
}

export const planRules = {
  nothingOverlaps,
  roomsAreInTheirCells,
  everythingIsReached,
  bedroomsHaveWindows,
  openingsGiveOnAir,
  openingsAreApart,
  leavesAreApart,
  furnitureFits,
}
