import { against, basin, bath, bed, cascade, centred, counter, free, island, lowTable, planter, shower, sofa, table, wardrobe, washer, wc, within } from '../kit/fittings.ts'
import { entrance, glass, sliding, swing } from '../kit/openings.ts'
import { floor, outside, plan, room } from '../kit/plan.ts'

/** The living room over the falling water; one bedroom hears it, the other does not. */
export const waterfallCascade = plan({
  ref: 'WFR-214',
  home: { en: 'two bedrooms above the cascade, Waterfall Residences', es: 'dos dormitorios sobre la cascada, Waterfall Residences' },
  top: 8,
  party: ['e', 'w'],
  floors: [
    floor('second', {
      rooms: [
        room('hall', [3.9, 0, 5.6, 3.1]),
        room('livingKitchen', [0, 3.1, 6.8, 8]),
        room('bedroom2', [0, 0, 3.9, 3.1]),
        room('passage', [5.6, 1.95, 8.6, 3.1], 'hall'),
        room('bathroom', [5.6, 0, 7.4, 1.95]),
        room('laundry', [7.4, 0, 8.6, 1.95]),
        room('bedroom1', [6.8, 3.1, 11, 8]),
        room('bathroom1', [8.6, 0, 11, 3.1]),
      ],
      outdoors: [outside('terrace', [0, 8, 11, 10.182], 'stone', 'rail')],
      openings: [
        entrance('hall', 'n', 0.95, { sign: 'lift', hinge: 'end' }),
        swing('hall', 'livingKitchen', { width: 0.9, hinge: 'end' }),
        swing('hall', 'bedroom2', { at: 2.4, hinge: 'start' }),
        swing('passage', 'bathroom', { at: 6.1, width: 0.75 }),
        swing('passage', 'laundry', { width: 0.75, into: 'passage' }),
        swing('passage', 'bedroom1', { at: 7.5 }),
        swing('bedroom1', 'bathroom1', { at: 9.5, hinge: 'start' }),
        glass('bedroom2', 'n', 1.6),
        glass('bathroom', 'n', 0.7),
        glass('bathroom1', 'n', 0.8),
        sliding('livingKitchen', 's', 'full'),
        sliding('bedroom1', 's', 2.6),
      ],
      fittings: [
        against('livingKitchen', 'w', counter(3, [['fridge', 0.4], ['sink', 1.4], ['hob', 2.5]]), 4.7),
        free(1.15, 6.3, 'n', island(1.6, 3, [], 0.6)),
        free(6.74, 5.9, 'e', sofa(2.3)),
        centred(5, 5.9, 90, lowTable(1.1, 0.6)),
        centred(2.6, 6.4, 'n', table(1.3, 4, 0.8)),
        ...within('bedroom2', bed(1.35), wardrobe(1.5)),
        ...within('bathroom', shower(0.9, 0.8), basin(0.7), wc()),
        ...within('laundry', washer(1)),
        ...within('bathroom1', bath(1.7), basin(0.9), wc()),
        against('bedroom1', 'e', bed(1.6), 5.9),
        ...within('bedroom1', wardrobe(2.2)),
        free(5.5, 10.05, 's', planter(10.6, 0.3)),
        centred(3.2, 8.9, 'n', table(1.6, 4, 0.7)),
        free(3.4, 10.5, 'n', cascade(3.2, 2.6)),
      ],
      overhead: [[[0, 9.2], [11, 9.2]]],
      down: [0, 8, 10.182],
      signs: [{ at: [6.4, 12.2], sign: 'cascade' }],
    }),
  ],
  sun: { key: 'terrace', fronts: [{ bearing: 188 }], cover: 1.2, height: 2.6, table: 0.9 },
})
