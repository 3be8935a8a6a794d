import type { Development } from './development.ts'

export const lomas2 = {
  id: 'lomas-2',
  name: 'Lomas del Higuerón 2',
  path: '/property-types/lomas-2',
  status: 'for sale',
  isNew: true,
  price: { min: 545_000 },
  homes: 160,
  bedrooms: { min: 2, max: 3 },
  parking: 2,
  details: { modules: 8, entrancesPerModule: 2, apartmentsPerEntrance: 10, storeys: 4, pools: 5 },
  units: {},
  pictures: {
    card: 'lomas-garden',
    page: [
      'lomas-entrance',
      'lomas-garden',
      'terrace-lomas',
      'lomas-aerial',
      'living-lomas',
      'lomas-evening',
    ],
    brochure: ['lomas-garden', 'lomas-pool25', 'living-lomas', 'club-padel'],
  },
  words: {
    en: {
      card: {
        description: 'One hundred and sixty apartments in eight modules, with five pools.',
        features: ['{bedrooms} bedrooms', '{pools} pools', 'Family sport-club membership for life'],
      },
      brochure: {
        lead: 'One hundred and sixty apartments, and never more than ten to a door.',
        paragraphs: [
          'Lomas 2 is built in eight modules of four storeys. Each module has two entrances and each entrance ten apartments, so one comes to know the people in the lift.',
          'The apartments have two or three bedrooms. Between the modules lie five pools, which is enough for one of them to be quiet.',
          'A family platinum membership of the sport club goes with every apartment, free and for life. Before counting on it, ask us what becomes of it if the home is sold.',
        ],
        figures: [
          { name: 'Apartments', value: '{homes}' },
          { name: 'Modules', value: '{modules}' },
          { name: 'Bedrooms', value: '{bedrooms}' },
          { name: 'Pools', value: '{pools}' },
          { name: 'Parking spaces', value: '{parking}' },
        ],
        features: [
          'Eight modules, two entrances each',
          '{apartmentsPerEntrance} apartments per entrance',
          'Four-storey blocks',
          '{pools} pools',
          '{parking} parking spaces',
          'Free lifetime family platinum sport-club membership',
        ],
      },
    },
    es: {
      card: {
        description: 'Ciento sesenta apartamentos en ocho módulos, con cinco piscinas.',
        features: [
          '{bedrooms} dormitorios',
          '{pools} piscinas',
          'Abono familiar al club, de por vida',
        ],
      },
      brochure: {
        lead: 'Ciento sesenta apartamentos, y nunca más de diez por portal.',
        paragraphs: [
          'Lomas 2 se reparte en ocho módulos de cuatro plantas. Cada módulo tiene dos portales y cada portal diez apartamentos: al cabo de un mes se conoce uno a los del ascensor.',
          'Los apartamentos tienen dos o tres dormitorios. Entre los módulos hay cinco piscinas, suficientes para que alguna esté tranquila.',
          'Con cada apartamento se entrega, gratis y de por vida, el abono familiar platino del club deportivo. Antes de contar con él, pregúntenos qué ocurre si la vivienda se vende.',
        ],
        figures: [
          { name: 'Apartamentos', value: '{homes}' },
          { name: 'Módulos', value: '{modules}' },
          { name: 'Dormitorios', value: '{bedrooms}' },
          { name: 'Piscinas', value: '{pools}' },
          { name: 'Plazas de garaje', value: '{parking}' },
        ],
        features: [
          'Ocho módulos con dos portales cada uno',
          '{apartmentsPerEntrance} apartamentos por portal',
          'Edificios de cuatro plantas',
          '{pools} piscinas',
          '{parking} plazas de garaje',
          'Abono familiar platino del club, gratuito y de por vida',
        ],
      },
    },
  },
} as const satisfies Development
