import {
  basin,
  bath,
  bed,
  counter,
  desk,
  free,
  island,
  lounger,
  lowTable,
  pot,
  roundTable,
  shower,
  sideboard,
  sofa,
  armchair,
  shelves,
  table,
  wardrobe,
  washer,
  wc,
  within,
} from '../kit/fittings.ts'
import type { Fitting, Piece } from '../kit/fittings.ts'
import { arc, polar, sector } from '../kit/geometry.ts'
import type { Point, Polygon } from '../kit/geometry.ts'
import { entrance, glass, sliding, swing, way } from '../kit/openings.ts'
import { floor, outside, plan, room } from '../kit/plan.ts'

// The curve of the building: everything is measured from its centre, which is north of the
// building. Degrees run clockwise from the top of the sheet: the east end is at 140 and the west
// end at 220.
const centre: Point = [0, 0]
const inner = 10.79
const outer = 20
const ring = (from: number, to: number, r1 = inner, r2 = outer): Polygon =>
  sector(centre, r1, r2, from, to)

/**
 * A piece at a radius and an angle, with its back to the centre, to the sea, or to a wall east or
 * west of it.
 */
function at(r: number, angle: number, back: 'in' | 'out' | 'east' | 'west', piece: Piece): Fitting {
  const [x, y] = polar(centre, r, angle)
  const turns = { in: angle - 180, out: angle, east: angle - 90, west: angle + 90 }
  return free(x, y, turns[back], piece)
}

/**
 * The rail of the terrace: close to the glass at the ends, more than four metres away in the
 * middle.
 */
const rail = (share: number): Point[] =>
  Array.from({ length: 81 }, (_, i) => {
    const angle = 220 - i
    const swell = Math.cos(((angle - 180) / 80) * Math.PI) ** 2
    return polar(centre, outer + (1.5 + 2.83 * swell) * share, angle)
  })

export const caratCurve = plan({
  ref: 'CAR-B311',
  home: { en: 'three bedrooms on the curve, CARAT', es: 'tres dormitorios en la curva, CARAT' },
  party: ['e', 'w'],
  floors: [
    floor('second', {
      rooms: [
        room('hall', ring(178, 190, inner, 14.6)),
        room('livingDining', ring(155, 190, 14.6)),
        room('kitchen', ring(160, 178, inner, 14.6), 'livingDining'),
        room('bedroom1', ring(140, 155, 14.6)),
        room('dressing', ring(151, 160, inner, 14.6)),
        room('bathroom1', ring(140, 151, inner, 14.6)),
        room('laundry', ring(190, 198, inner, 13.3)),
        room('passage', ring(190, 209, 13.3, 14.6), 'hall'),
        room('bedroom2', ring(190, 204, 14.6)),
        room('bathroom2', ring(198, 209, inner, 13.3)),
        room('bedroom3', ring(204, 220, 14.6)),
        room('bathroom3', ring(209, 220, inner, 14.6)),
      ],
      outdoors: [
        outside(
          'terrace',
          [...ring(140, 220, outer - 1, outer).slice(0, 81), ...rail(1)],
          'stone',
          'rail',
        ),
      ],
      openings: [
        entrance('hall', 'n', 1.1, { sign: 'lift', hinge: 'end' }),
        way('hall', 'livingDining', { width: 1.6 }),
        swing('hall', 'kitchen', { hinge: 'start', at: 13.95 }),
        swing('passage', 'laundry', { width: 0.75 }),
        swing('passage', 'bathroom2', { width: 0.8 }),
        swing('passage', 'bedroom2', { at: 2.3 }),
        swing('passage', 'bedroom3', { width: 0.8 }),
        swing('bedroom3', 'bathroom3'),
        swing('livingDining', 'dressing', { width: 0.8 }),
        way('dressing', 'bedroom1', { width: 0.7 }),
        swing('dressing', 'bathroom1'),
        glass('kitchen', 'n', 1.6),
        glass('laundry', 'n', 0.7),
        glass('bathroom1', 'n', 0.9),
        glass('bathroom3', 'n', 0.9),
        glass('bathroom2', 'n', 0.8),
        sliding('bedroom1', 's', 4),
        sliding('livingDining', 's', 'full'),
        sliding('bedroom2', 's', 3.6),
        sliding('bedroom3', 's', 4),
      ],
      fittings: [
        at(13.1, 189.6, 'west', desk(1.4)),
        at(12.55, 178.3, 'east', wardrobe(1.3, 0.5)),
        at(11.2, 169, 'in', counter(2.9, { fridge: 0.4, sink: 1.3, hob: 2.3 })),
        at(13, 167.6, 'in', island(2.4, 4, { sink: 0.7 })),
        at(17.3, 155.6, 'east', shelves(3.6, 0.4)),
        at(15.3, 164.5, 'in', sofa(2.8)),
        at(16.6, 164.5, 'in', lowTable(1.3, 0.7)),
        at(18.5, 161.6, 'out', armchair()),
        at(18.5, 164.6, 'out', armchair()),
        at(16.7, 178.5, 'in', table(2.4, 8, 1.05)),
        at(17, 189.6, 'west', sideboard(1.8)),
        at(17.1, 141.1, 'east', bed(1.8)),
        at(16.3, 154.3, 'west', wardrobe(2)),
        ...within('dressing', wardrobe(2.2), wardrobe(1.2)),
        ...within('bathroom1', bath(1.75, 0.8), basin(1.4, 2), wc()),
        ...within('laundry', washer(2)),
        ...within('bathroom2', bath(1.6), basin(0.8), wc()),
        ...within('bathroom3', shower(1.4, 0.9), basin(1), wc()),
        at(17.4, 203.4, 'west', bed(1.6)),
        at(17.4, 190.7, 'east', wardrobe(2.4)),
        at(17.1, 218.9, 'west', bed(1.8)),
        at(17.6, 204.8, 'east', wardrobe(2.4)),
        at(21.3, 180, 'in', table(3, 10, 1.1)),
        at(21, 168.5, 'in', sofa(2.3)),
        at(22.5, 168.5, 'in', lowTable(1, 0.6)),
        at(22.7, 191, 'out', lounger()),
        at(22.7, 193.4, 'out', lounger()),
        at(22.3, 195.8, 'out', lounger()),
        at(20.4, 146.5, 'in', pot(0.6)),
        at(20.4, 213.5, 'in', pot(0.6)),
        at(20.4, 155, 'in', roundTable(0.8)),
      ],
      overhead: [arc(centre, 21.8, 148, 212)],
    }),
  ],
  sun: {
    key: 'terrace',
    fronts: [{ bearing: 145 }, { bearing: 180 }, { bearing: 215 }],
    cover: 1.8,
    height: 2.7,
    table: 2.2,
  },
})
