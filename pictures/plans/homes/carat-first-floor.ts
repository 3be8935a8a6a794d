import {
  against,
  armchair,
  basin,
  bath,
  bed,
  centred,
  counter,
  free,
  island,
  lounger,
  lowTable,
  pot,
  shower,
  sofa,
  table,
  wardrobe,
  washer,
  wc,
  within,
} from '../kit/fittings.ts'
import { bowed } from '../kit/geometry.ts'
import { entrance, glass, sliding, swing, way } from '../kit/openings.ts'
import { floor, outside, plan, room } from '../kit/plan.ts'

/**
 * The home is one room deep: three main rooms along the south front behind a terrace in a shallow
 * curve.
 */
export const caratFirstFloor = plan({
  ref: 'CAR-A104',
  home: { en: 'first floor, CARAT', es: 'primera planta, CARAT' },
  party: ['e', 'w'],
  floors: [
    floor('first', {
      rooms: [
        room('hall', [4.4, 0, 6.4, 3.4]),
        room('kitchen', [0, 0, 4.4, 3.4], 'livingDining'),
        room('livingDining', [0, 3.4, 6.4, 8]),
        room('laundry', [6.4, 0, 8.6, 2.15]),
        room('passage', [6.4, 2.15, 11.6, 3.4], 'hall'),
        room('bathroom', [8.6, 0, 11.6, 2.15]),
        room('bedroom2', [6.4, 3.4, 10.3, 8]),
        room('bedroom1', [10.3, 3.4, 15, 8]),
        room('bathroom1', [11.6, 0, 15, 3.4]),
      ],
      outdoors: [
        outside('terrace', [[0, 8], [15, 8], ...bowed([15, 9.5], [0, 9.5], 0.75)], 'stone', 'rail'),
      ],
      openings: [
        entrance('hall', 'n', 1, { sign: 'lift', hinge: 'end' }),
        way('hall', 'livingDining', { width: 1.3 }),
        swing('hall', 'kitchen', { at: 2.6, hinge: 'end' }),
        swing('passage', 'laundry', { at: 7.1, width: 0.75 }),
        swing('passage', 'bathroom', { at: 9.4, hinge: 'end' }),
        swing('passage', 'bedroom2', { at: 7.5 }),
        swing('passage', 'bedroom1', { at: 10.95, hinge: 'end' }),
        swing('bedroom1', 'bathroom1', { at: 12.3, hinge: 'end' }),
        glass('kitchen', 'n', 1.8),
        glass('laundry', 'n', 0.8),
        glass('bathroom', 'n', 0.8),
        glass('bathroom1', 'n', 1.2),
        sliding('livingDining', 's', 'full'),
        sliding('bedroom2', 's', 2.8),
        sliding('bedroom1', 's', 3.2),
      ],
      fittings: [
        against('kitchen', 'n', counter(4, { fridge: 0.4, sink: 1.9, hob: 3.2 })),
        centred(2.2, 2.45, 'n', island(2.6, 4, { sink: 2 }, 0.85)),
        against('livingDining', 'w', sofa(2.5), 5.9),
        centred(2.05, 5.9, 90, lowTable(1.2, 0.65)),
        free(3.05, 4.55, 100, armchair()),
        centred(5.1, 6.2, 90, table(1.8, 6, 0.9)),
        against('laundry', 'n', washer(2), 7.3),
        against('bedroom2', 'e', bed(1.6), 5.9),
        against('bedroom2', 'w', wardrobe(2.2), 5.9),
        against('bedroom1', 'e', bed(1.8), 5.9),
        against('bedroom1', 'w', wardrobe(2.2), 6),
        free(6.35, 1.3, 'e', wardrobe(1.5, 0.45)),
        ...within('bathroom', shower(1.5, 0.85), basin(0.9), wc()),
        ...within('bathroom1', bath(1.8, 0.8), shower(1.3, 0.9), basin(1.4, 2), wc()),
        centred(3.1, 8.95, 'n', table(2, 6, 0.85)),
        free(6.6, 8.35, 'n', sofa(1.6, 0.8)),
        centred(6.6, 9.65, 'n', lowTable(0.9, 0.5)),
        free(10.2, 9.1, 'w', lounger()),
        free(14.8, 8.3, 90, pot(0.55)),
        free(0.2, 8.3, 270, pot(0.55)),
      ],
      overhead: [bowed([15, 9.1], [0, 9.1], 0.75)],
      down: [0, 8, 10.25],
    }),
  ],
  sun: { key: 'terrace', fronts: [{ bearing: 180 }], cover: 1.8, height: 2.7, table: 1 },
})
