import {
  against,
  basin,
  bath,
  bed,
  centred,
  counter,
  lounger,
  free,
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
import { entrance, glass, sliding, swing } from '../kit/openings.ts'
import { floor, line, outside, plan, room } from '../kit/plan.ts'

/**
 * The home is one flight up, between two neighbours: day rooms and principal bedroom to the
 * south-west.
 */
export const upperSteps = plan({
  ref: 'R48551209',
  home: { en: 'apartment by the upper steps', es: 'apartamento con sol de tarde' },
  top: 45,
  party: ['e', 'w'],
  floors: [
    floor('first', {
      rooms: [
        room('hall', [3.9, 0, 5.9, 3.5]),
        room('livingKitchen', [0, 3.5, 5.9, 8]),
        room('passage', [5.9, 2.4, 7.9, 3.5], 'hall'),
        room('bathroom', [5.9, 0, 7.9, 2.4]),
        room('bedroom2', [0, 0, 3.9, 3.5]),
        room('bedroom1', line([7.9, 2.4], [10, 2.4], [10, 8], [5.9, 8], [5.9, 3.5], [7.9, 3.5])),
        room('bathroom1', [7.9, 0, 10, 2.4]),
      ],
      outdoors: [outside('terrace', [0, 8, 10, 10.4], 'stone', 'rail')],
      openings: [
        entrance('hall', 'n', 0.95, { at: 5.1, sign: 'steps', hinge: 'end' }),
        swing('hall', 'livingKitchen', { at: 5.2, width: 0.9, hinge: 'end' }),
        swing('hall', 'bedroom2', { at: 2.95, hinge: 'end' }),
        swing('passage', 'bathroom', { at: 6.5, hinge: 'start' }),
        swing('passage', 'bedroom1', { side: 'e', hinge: 'start' }),
        swing('bedroom1', 'bathroom1', { at: 9.25, hinge: 'end' }),
        glass('bedroom2', 'n', 1.6),
        glass('bathroom', 'n', 0.7),
        glass('bathroom1', 'n', 0.7),
        sliding('livingKitchen', 's', 4.4, { at: 3.2 }),
        sliding('bedroom1', 's', 2.2),
      ],
      fittings: [
        against('hall', 'w', wardrobe(1.9), 1.6),
        against('livingKitchen', 'w', counter(3, { fridge: 0.32, hob: 1.3, sink: 2.4 }), 5.05),
        centred(2.35, 5.9, 90, table(1.5, 4, 0.8)),
        against('livingKitchen', 'e', sofa(2.3), 6.15),
        centred(4.4, 6.45, 90, lowTable(1, 0.55)),
        against('bedroom2', 'w', wardrobe(2.2), 1.45),
        free(2.7, 0.3, 'n', bed(0.9)),
        free(5.95, 5.4, 'w', bed(1.6)),
        free(9.7, 4, 'e', wardrobe(1.8)),
        ...within('bathroom', shower(0.8, 1.1), basin(0.75), wc(), washer(1)),
        ...within('bathroom1', bath(1.7), basin(0.8), wc()),
        centred(2.3, 9.1, 'n', table(1.8, 6, 0.85)),
        free(5.6, 10.2, 's', lounger()),
        free(6.7, 10.2, 's', lounger()),
        centred(9.4, 8.6, 'n', pot(0.6)),
        centred(0.5, 9.9, 'n', pot(0.5)),
      ],
      overhead: [line([0, 9.6], [10, 9.6])],
      down: [0, 8, 10.4],
    }),
  ],
  sun: { key: 'terrace', fronts: [{ bearing: 225 }], cover: 1.6, height: 2.6, table: 1.1 },
})
