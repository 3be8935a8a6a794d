import {
  against,
  basin,
  bed,
  centred,
  counter,
  free,
  lowTable,
  lounger,
  pot,
  shower,
  sofa,
  table,
  wardrobe,
  washer,
  wc,
  within,
} from '../kit/fittings.ts'
import { entrance, glass, sliding, swing } from '../kit/openings.ts'
import { floor, line, outside, plan, room } from '../kit/plan.ts'

/**
 * One of two homes at a landing: day rooms and principal bedroom on the pool side, the other
 * bedroom beside the stair.
 */
export const lomasFirstFloor = plan({
  ref: 'LH2-118',
  home: { en: 'first floor, Lomas del Higuerón 2', es: 'primera planta, Lomas del Higuerón 2' },
  party: ['w'],
  floors: [
    floor('first', {
      rooms: [
        room('hall', line([3.6, 0], [5.2, 0], [5.2, 2.75], [6.3, 2.75], [6.3, 4.6], [3.6, 4.6])),
        room('livingDining', [0, 4.6, 5.2, 9.2]),
        room(
          'kitchen',
          line([1.9, 0], [3.6, 0], [3.6, 4.6], [0, 4.6], [0, 2.1], [1.9, 2.1]),
          'livingDining',
        ),
        room('laundry', [0, 0, 1.9, 2.1]),
        room('bathroom', [6.3, 2.75, 8.05, 4.6]),
        room('bedroom2', [5.2, 0, 10, 2.75]),
        room('bedroom1', [5.2, 4.6, 10, 9.2]),
        room('bathroom1', [8.05, 2.75, 10, 4.6]),
      ],
      outdoors: [outside('terrace', [0, 9.2, 10, 11.8], 'stone', 'rail')],
      openings: [
        entrance('hall', 'n', 0.95, { sign: 'landing', hinge: 'end' }),
        swing('hall', 'livingDining', { at: 4.4, width: 0.9 }),
        swing('kitchen', 'laundry', { side: 'w', width: 0.75, at: 1.3 }),
        swing('hall', 'bathroom', { width: 0.75, at: 3.35, hinge: 'start' }),
        swing('hall', 'bedroom2', { at: 2.2, side: 'e', hinge: 'end' }),
        swing('hall', 'bedroom1', { hinge: 'start' }),
        swing('bedroom1', 'bathroom1', { at: 9.1, hinge: 'start', width: 0.75 }),
        glass('laundry', 'n', 0.8),
        glass('kitchen', 'n', 0.8),
        glass('bedroom2', 'n', 1.6, { at: 8.4 }),
        glass('bathroom1', 'e', 0.7),
        sliding('livingDining', 's', 'full'),
        sliding('bedroom1', 's', 3.2),
      ],
      fittings: [
        against('hall', 'w', wardrobe(1.7, 0.45), 2),
        free(3.55, 1.55, 'e', counter(2.5, { hob: 0.7, sink: 1.8 })),
        free(0.35, 3.4, 'w', counter(1.7, { fridge: 0.4 })),
        free(3.55, 3.3, 'e', counter(0.9, { oven: 0.45 })),
        against('laundry', 'w', washer(2), 1.2),
        centred(2.2, 5.5, 'n', table(1.6, 4, 0.85)),
        against('livingDining', 'w', sofa(2.2), 7.55),
        centred(2, 7.8, 90, lowTable(1.1, 0.6)),
        against('bedroom2', 'e', wardrobe(2.2), 1.5),
        free(7, 0.3, 'n', bed(0.9)),
        free(8.3, 0.3, 'n', bed(0.9)),
        against('bedroom1', 'e', bed(1.8), 6.8),
        against('bedroom1', 'w', wardrobe(2.2), 7.25),
        ...within('bathroom', shower(1.1, 0.75), basin(0.7), wc()),
        ...within('bathroom1', shower(0.8, 0.8), basin(0.6), wc()),
        centred(2.4, 10.4, 'n', table(1.8, 6, 0.85)),
        free(7.2, 11.5, 's', lounger()),
        free(8.2, 11.5, 's', lounger()),
        centred(9.5, 9.7, 'n', pot(0.5)),
      ],
      overhead: [line([0, 11.3], [5.3, 11.3])],
      down: [0, 9.2, 11.8],
    }),
  ],
  sun: { key: 'terrace', fronts: [{ bearing: 180 }], cover: 2.1, height: 2.6, table: 1.2 },
})
