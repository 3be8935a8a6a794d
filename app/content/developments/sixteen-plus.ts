import type { Development } from './development.ts'

export const sixteenPlus = {
  id: '16-plus-collection',
  name: '16+ Collection',
  path: '/property-types/16-plus-collection',
  status: 'for sale',
  isNew: true,
  price: { min: 1_190_000 },
  homes: 19,
  details: { facade: 16, floors: 2, largest: 130, club: 2 },
  units: {},
  pictures: {
    card: 'sixteen-dusk',
    // The four pictures that are missing here are beside the residence types on its page.
    page: [
      'sixteen-dusk',
      'sixteen-steps',
      'sixteen-poolside',
      'living-sixteen',
      'kitchen-sixteen',
      'suite-sixteen',
      'sixteen-stone',
      'club-padel',
      'spa-pool',
    ],
    brochure: ['sixteen-dusk', 'living-sixteen', 'suite-sixteen', 'club-padel'],
  },
  words: {
    en: {
      card: {
        description:
          'Nineteen homes with a façade of sixteen metres, two minutes from the sport club.',
        features: [
          '{facade}-metre façade',
          'One home to a floor',
          '{club} minutes to the sport club',
        ],
      },
      brochure: {
        lead: 'Nineteen homes, each with a front sixteen metres wide. The name is the measurement.',
        paragraphs: [
          'Most homes of this size are deep and narrow, with the light at one end. These are turned the other way: sixteen metres of front and little depth, each home with a floor to itself, so that the rooms lie side by side and each has its own window to the terrace.',
          'The largest has {largest} m². A wide front costs more to build and to clean than a narrow one, and there is more of it to shade in August. What it gives is a house in which nobody has the back room.',
          'The sport club is two minutes away: the courts, the {pool}-metre heated pool and the spa.',
        ],
        figures: [
          { name: 'Homes', value: '{homes}' },
          { name: 'Front', value: '{facade}', unit: 'm' },
          { name: 'Build, up to', value: '{largest}', unit: 'm²' },
          { name: 'Floors', value: '{floors}' },
          { name: 'To the sport club', value: '{club}', unit: 'min' },
        ],
        features: [
          '{facade}-metre façade',
          'One home to a floor',
          'Up to {largest} m² built',
          'Two minutes from the sport club',
          '{pool}-metre heated pool and spa',
          'Gated security, 24/7',
        ],
        types: {
          head: ['Residence type', 'Its outside'],
          rows: [
            ['Garden Villas', 'Garden'],
            ['Garden Villas+', 'Larger garden'],
            ['Sky Villas', 'Terrace'],
            ['Sky Villa Solariums', 'Terrace and solarium'],
          ],
        },
      },
    },
    es: {
      card: {
        description:
          'Diecinueve viviendas con dieciséis metros de fachada, a dos minutos del club deportivo.',
        features: [
          '{facade} metros de fachada',
          'Una vivienda por planta',
          'A {club} minutos del club',
        ],
      },
      brochure: {
        lead: 'Diecinueve viviendas, cada una con dieciséis metros de fachada. De ahí el nombre.',
        paragraphs: [
          'Casi todas las casas de este tamaño son hondas y estrechas, y la luz les entra por un extremo. Estas van al revés: dieciséis metros de frente y poco fondo, cada una con una planta para ella sola, con las habitaciones una junto a otra y ventana propia a la terraza en todas ellas.',
          'La mayor tiene {largest} m². Una fachada ancha sale más cara de construir y de limpiar, y en agosto hay más cristal que proteger del sol. A cambio, a nadie le toca la habitación de atrás.',
          'El club deportivo queda a dos minutos, con las pistas, la piscina climatizada de {pool} metros y el spa.',
        ],
        figures: [
          { name: 'Viviendas', value: '{homes}' },
          { name: 'Fachada', value: '{facade}', unit: 'm' },
          { name: 'Construidos, hasta', value: '{largest}', unit: 'm²' },
          { name: 'Plantas', value: '{floors}' },
          { name: 'Al club deportivo', value: '{club}', unit: 'min' },
        ],
        features: [
          'Fachada de {facade} metros',
          'Una vivienda por planta',
          'Hasta {largest} m² construidos',
          'A dos minutos del club deportivo',
          'Piscina climatizada de {pool} metros y spa',
          'Recinto cerrado con vigilancia 24 horas',
        ],
        types: {
          head: ['Tipo de vivienda', 'Su exterior'],
          rows: [
            ['Garden Villas', 'Jardín'],
            ['Garden Villas+', 'Jardín mayor'],
            ['Sky Villas', 'Terraza'],
            ['Sky Villa Solariums', 'Terraza y solárium'],
          ],
        },
      },
    },
  },
} as const satisfies Development
