import type { Development } from './development.ts'

export const carat = {
  id: 'carat',
  name: 'CARAT',
  formalName: 'CARAT Luxury Residence',
  path: '/luxury-property/carat',
  status: 'under construction',
  isNew: true,
  price: { min: 830_000, max: 3_700_000 },
  bedrooms: { min: 2, max: 4 },
  bathrooms: { min: 2, max: 4 },
  area: { min: 120, max: 350 },
  terrace: { min: 30, max: 200 },
  details: {},
  units: {},
  pictures: {
    card: 'carat-evening',
    page: [
      'carat-evening',
      'lobby-carat',
      'terrace-rooftop',
      'carat-curves',
      'terrace-carat',
      'living-carat',
      'kitchen-carat',
      'suite-carat',
      'suite-marble',
      'carat-aerial',
    ],
    brochure: ['carat-evening', 'living-carat', 'suite-carat', 'suite-marble'],
  },
  words: {
    en: {
      card: {
        description:
          'Under construction: two to four bedrooms behind curved terraces of up to {terraceMax} m².',
        features: ['{bedrooms} bedrooms', '{area} m²', 'Terraces to {terraceMax} m²'],
      },
      brochure: {
        lead: 'Two to four bedrooms behind curved terraces of up to {terraceMax} m².',
        paragraphs: [
          'CARAT is one building that bends. Where it bends the terraces widen, from {terraceMin} m² at the smallest home to {terraceMax} m² at the largest.',
          'Inside, the homes measure between {areaMin} and {areaMax} m² with two to four bathrooms.',
          'The building is under construction. Curved walls ask for some thought about furniture: we send plans with measurements, so that it can be thought about beforehand.',
        ],
        figures: [
          { name: 'Bedrooms', value: '{bedrooms}' },
          { name: 'Bathrooms', value: '{bathrooms}' },
          { name: 'Size', value: '{area}', unit: 'm²' },
          { name: 'Terraces', value: '{terrace}', unit: 'm²' },
        ],
        features: [
          'Luxury Apartments',
          '{bedrooms} bedrooms, {bathrooms} bathrooms',
          '{area} m² inside',
          'Terraces of {terraceMin} to {terraceMax} m²',
          '{pool}-metre heated pool and spa',
          'Gated security, 24/7',
        ],
      },
    },
    es: {
      card: {
        description:
          'En construcción: de dos a cuatro dormitorios tras terrazas curvas de hasta {terraceMax} m².',
        features: ['{bedrooms} dormitorios', '{area} m²', 'Terrazas de hasta {terraceMax} m²'],
      },
      brochure: {
        lead: 'De dos a cuatro dormitorios tras terrazas curvas de hasta {terraceMax} m².',
        paragraphs: [
          'CARAT es un solo edificio en curva. Donde se curva, las terrazas ganan fondo: de {terraceMin} m² en la vivienda más pequeña a {terraceMax} m² en la mayor.',
          'Por dentro, las viviendas miden de {areaMin} a {areaMax} m² y tienen de dos a cuatro baños.',
          'El edificio está en construcción. Las paredes curvas obligan a pensar los muebles: enviamos los planos acotados para que pueda hacerse con tiempo.',
        ],
        figures: [
          { name: 'Dormitorios', value: '{bedrooms}' },
          { name: 'Baños', value: '{bathrooms}' },
          { name: 'Superficie', value: '{area}', unit: 'm²' },
          { name: 'Terrazas', value: '{terrace}', unit: 'm²' },
        ],
        features: [
          'Apartamentos de lujo',
          '{bedrooms} dormitorios, {bathrooms} baños',
          '{area} m² interiores',
          'Terrazas de {terraceMin} a {terraceMax} m²',
          'Piscina climatizada de {pool} metros y spa',
          'Recinto cerrado con vigilancia 24 horas',
        ],
      },
    },
  },
} as const satisfies Development
