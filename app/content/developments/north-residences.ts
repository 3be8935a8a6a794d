import type { Development } from './development.ts'

export const northResidences = {
  id: 'north-residences',
  name: 'North Residences',
  path: '/property-types/north-residences',
  status: 'for sale',
  isNew: true,
  price: { min: 2_530_000, max: 3_960_000 },
  indicativePrice: 1_100_000,
  homes: 32,
  bedrooms: { min: 2, max: 4 },
  parking: 2,
  details: {},
  units: {
    apartments: {
      homes: 26,
      bedrooms: 2,
      area: { min: 115, max: 221 },
      terrace: { min: 228, max: 241 },
      price: { min: 2_530_000, max: 2_750_000 },
      pictures: [
        'terrace-north',
        'north-path',
        'living-hearth',
        'kitchen-north',
        'suite-north',
        'suite-stone',
        'north-evening',
      ],
    },
    villas: {
      homes: 6,
      bedrooms: 4,
      area: { min: 280, max: 400 },
      terrace: { min: 89, max: 95 },
      price: { min: 2_970_000, max: 3_960_000 },
      pictures: ['northvilla-edge', 'northvilla-dusk', 'northvilla-pool', 'northvilla-garden'],
    },
  },
  pictures: {
    card: 'northvilla-pool',
    page: ['north-slope'],
    brochure: ['north-slope', 'kitchen-north', 'living-hearth', 'suite-stone'],
  },
  words: {
    en: {
      card: {
        description: 'Six villas and twenty-six apartments with terraces the size of a house.',
        features: [
          '{apartmentsBedrooms} and {villasBedrooms} bedrooms',
          '{parking} underground parking spaces',
          'Terraces to {apartmentsTerraceMax} m²',
        ],
      },
      brochure: {
        lead: 'Twenty-six apartments and six villas, with terraces the size of a house.',
        paragraphs: [
          'An apartment here has two bedrooms, between {apartmentsAreaMin} and {apartmentsAreaMax} m² inside, and a terrace of {apartmentsTerraceMin} m² or more. It is a home with the outside of a larger one, and it asks for the furniture to match.',
          'The villas turn the proportion round: four bedrooms, up to {villasAreaMax} m² inside, and {villasTerraceMin} to {villasTerraceMax} m² of terrace. They suit those who will live here in February.',
          'Every home has two parking spaces underground.',
        ],
        figures: [
          { name: 'Apartments', value: '{apartmentsHomes}' },
          { name: 'Villas', value: '{villasHomes}' },
          { name: 'Bedrooms', value: '{apartmentsBedrooms} / {villasBedrooms}' },
          { name: 'Build', value: '{apartmentsAreaMin}–{villasAreaMax}', unit: 'm²' },
          { name: 'Parking spaces', value: '{parking}' },
        ],
        features: [
          '{parking} underground parking spaces',
          'Apartment terraces of {apartmentsTerraceMin} to {apartmentsTerraceMax} m²',
          'Villas of {villasAreaMin} to {villasAreaMax} m²',
          '{pool}-metre heated pool and spa',
          'Padel and tennis courts',
          'Gated security, 24/7',
        ],
        types: {
          head: ['Residence type', 'Build', 'Terrace', 'Price'],
          rows: [
            [
              '{apartmentsBedrooms}-bedroom apartments',
              '{apartmentsArea} m²',
              '{apartmentsTerrace} m²',
              '{apartmentsPrice}',
            ],
            [
              '{villasBedrooms}-bedroom villas',
              '{villasArea} m²',
              '{villasTerrace} m²',
              '{villasPrice}',
            ],
          ],
        },
      },
    },
    es: {
      card: {
        description: 'Seis villas y veintiséis apartamentos con terrazas del tamaño de una casa.',
        features: [
          '{apartmentsBedrooms} y {villasBedrooms} dormitorios',
          '{parking} plazas de garaje subterráneo',
          'Terrazas de hasta {apartmentsTerraceMax} m²',
        ],
      },
      brochure: {
        lead: 'Veintiséis apartamentos y seis villas, con terrazas del tamaño de una casa.',
        paragraphs: [
          'Los apartamentos tienen dos dormitorios, de {apartmentsAreaMin} a {apartmentsAreaMax} m² construidos y una terraza de {apartmentsTerraceMin} m² como mínimo. Tienen la terraza de una casa mayor, y piden muebles en proporción.',
          'En las villas ocurre lo contrario: cuatro dormitorios, hasta {villasAreaMax} m² construidos y de {villasTerraceMin} a {villasTerraceMax} m² de terraza. Convienen a quien vaya a pasar aquí el mes de febrero.',
          'Todas las viviendas tienen dos plazas de garaje subterráneo.',
        ],
        figures: [
          { name: 'Apartamentos', value: '{apartmentsHomes}' },
          { name: 'Villas', value: '{villasHomes}' },
          { name: 'Dormitorios', value: '{apartmentsBedrooms} / {villasBedrooms}' },
          { name: 'Construidos', value: '{apartmentsAreaMin}–{villasAreaMax}', unit: 'm²' },
          { name: 'Plazas de garaje', value: '{parking}' },
        ],
        features: [
          '{parking} plazas de garaje subterráneo',
          'Apartamentos con terrazas de {apartmentsTerraceMin} a {apartmentsTerraceMax} m²',
          'Villas de {villasAreaMin} a {villasAreaMax} m²',
          'Piscina climatizada de {pool} metros y spa',
          'Pistas de pádel y de tenis',
          'Recinto cerrado con vigilancia 24 horas',
        ],
        types: {
          head: ['Tipo de vivienda', 'Construidos', 'Terraza', 'Precio'],
          rows: [
            [
              'Apartamentos de {apartmentsBedrooms} dormitorios',
              '{apartmentsArea} m²',
              '{apartmentsTerrace} m²',
              '{apartmentsPrice}',
            ],
            [
              'Villas de {villasBedrooms} dormitorios',
              '{villasArea} m²',
              '{villasTerrace} m²',
              '{villasPrice}',
            ],
          ],
        },
      },
    },
  },
} as const satisfies Development
