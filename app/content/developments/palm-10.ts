import type { Development } from './development.ts'

export const palm10 = {
  id: 'palm-10',
  name: 'Palm 10',
  path: '/property-types/palm-10',
  status: 'for sale',
  isNew: true,
  price: { min: 2_400_000 },
  bedrooms: { min: 5, max: 5 },
  details: {},
  units: {},
  pictures: {
    card: 'palm10-axis',
    page: [
      'palm10-axis',
      'palm10-entrance',
      'palm10-aerial',
      'palm10-portico',
      'palm10-court',
      'palm10-lounge',
      'living-palm',
      'kitchen-palm',
      'palm10-dining',
      'suite-palm',
      'suite-white',
      'palm10-upper',
      'palm10-palms',
      'palm10-evening',
    ],
    brochure: ['palm10-axis', 'living-palm', 'kitchen-palm', 'suite-white'],
  },
  words: {
    en: {
      card: {
        description: 'Five bedrooms, ten palms, and a pool facing the sea.',
        features: ['{bedrooms} bedrooms', 'Private pool', 'Palm court'],
      },
      brochure: {
        lead: 'Five bedrooms, ten palms, and a pool facing the sea.',
        paragraphs: [
          'The villas of Palm 10 are planned along one line: the gate, the palms, the living room, the water. From the front door one sees the horizon through the whole house.',
          'Five bedrooms are a good many for two people. They make sense for a family that comes in turns, or for one that comes all at once.',
        ],
        figures: [
          { name: 'Bedrooms', value: '{bedrooms}' },
          { name: 'To the airport', value: '{airport}', unit: 'min' },
          { name: 'To the beach', value: '{beach}', unit: 'min' },
        ],
        features: [
          '{bedrooms} bedrooms',
          'Private pool',
          'Palm court',
          '{pool}-metre heated pool and spa in the resort',
          'Concierge, every day of the week',
          'Gated security, 24/7',
        ],
      },
    },
    es: {
      card: {
        description: 'Cinco dormitorios, diez palmeras y una piscina frente al mar.',
        features: ['{bedrooms} dormitorios', 'Piscina privada', 'Patio de palmeras'],
      },
      brochure: {
        lead: 'Cinco dormitorios, diez palmeras y una piscina frente al mar.',
        paragraphs: [
          'Las villas de Palm 10 se ordenan a lo largo de una sola línea: la entrada, las palmeras, el salón y el agua. Desde la puerta se ve el horizonte a través de toda la casa.',
          'Cinco dormitorios son muchos para dos personas. Tienen sentido para una familia que viene por turnos o que se junta toda de una vez.',
        ],
        figures: [
          { name: 'Dormitorios', value: '{bedrooms}' },
          { name: 'Al aeropuerto', value: '{airport}', unit: 'min' },
          { name: 'A la playa', value: '{beach}', unit: 'min' },
        ],
        features: [
          '{bedrooms} dormitorios',
          'Piscina privada',
          'Patio de palmeras',
          'Piscina climatizada de {pool} metros y spa en la urbanización',
          'Servicio de conserjería todos los días de la semana',
          'Recinto cerrado con vigilancia 24 horas',
        ],
      },
    },
  },
} as const satisfies Development
