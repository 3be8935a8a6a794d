import type { Development } from './development.ts'

export const waterfall = {
  id: 'waterfall-residences',
  name: 'Waterfall Residences',
  path: '/property-types/waterfall-residences',
  status: 'under construction',
  isNew: false,
  price: { min: 720_000, max: 1_825_000 },
  homes: 233,
  bedrooms: { min: 2, max: 3 },
  area: { min: 88, max: 150 },
  terrace: { min: 24, max: 104 },
  details: { green: 7000 },
  units: {
    two: {
      bedrooms: 2,
      area: { min: 88, max: 90 },
      terrace: { min: 24, max: 60 },
      price: { min: 720_000, max: 820_000 },
    },
    three: {
      bedrooms: 3,
      area: { min: 117, max: 150 },
      terrace: { min: 31, max: 104 },
      price: { min: 915_000, max: 1_825_000 },
    },
    garden: { price: { min: 950_000 } },
  },
  pictures: {
    card: 'waterfall-terraces',
    page: [
      'waterfall-terraces',
      'waterfall-aerial',
      'waterfall-cascade',
      'living-waterfall',
      'kitchen-waterfall',
      'terrace-waterfall',
      'terrace-roofs',
      'waterfall-evening',
    ],
    brochure: ['waterfall-terraces', 'living-waterfall', 'kitchen-waterfall', 'waterfall-cascade'],
  },
  words: {
    en: {
      card: {
        description: 'Two hundred and thirty-three homes among more than {green} m² of green.',
        features: ['{homes} homes', 'Over {green} m² of green space', 'Under construction'],
      },
      brochure: {
        lead: 'Two hundred and thirty-three homes among more than {green} m² of green.',
        paragraphs: [
          'The buildings step down the hill and the water comes down between them. Most of the ground is planted: over {green} m² of it, looked after by the community and paid for in its fees.',
          'There are apartments of two and three bedrooms, and garden villas from {gardenPriceMin}.',
          'Waterfall Residences is under construction. Until it is finished, a viewing means plans and materials at the sales office and, where the works allow, the site itself, in a helmet.',
        ],
        figures: [
          { name: 'Homes', value: '{homes}' },
          { name: 'Green space, over', value: '{green}', unit: 'm²' },
          { name: 'Bedrooms', value: '{bedrooms}' },
          { name: 'Build', value: '{area}', unit: 'm²' },
        ],
        features: [
          '{homes} homes',
          'Over {green} m² of green space',
          'Terraces of {terraceMin} to {terraceMax} m²',
          'Garden villas from {gardenPriceMin}',
          '{pool}-metre heated pool and spa',
          'Gated security, 24/7',
        ],
        types: {
          head: ['Residence type', 'Build', 'Terrace', 'Price'],
          rows: [
            ['{twoBedrooms} bedrooms', '{twoArea} m²', '{twoTerrace} m²', '{twoPrice}'],
            ['{threeBedrooms} bedrooms', '{threeArea} m²', '{threeTerrace} m²', '{threePrice}'],
            ['Garden villas', '', '', 'from {gardenPriceMin}'],
          ],
        },
      },
    },
    es: {
      card: {
        description: 'Doscientas treinta y tres viviendas entre más de {green} m² de zonas verdes.',
        features: ['{homes} viviendas', 'Más de {green} m² de zonas verdes', 'En construcción'],
      },
      brochure: {
        lead: 'Doscientas treinta y tres viviendas entre más de {green} m² de zonas verdes.',
        paragraphs: [
          'Los edificios bajan la ladera en escalones y entre ellos baja el agua. La mayor parte del terreno va ajardinada: más de {green} m² que cuida la comunidad y que se pagan en la cuota.',
          'Hay apartamentos de dos y tres dormitorios y villas con jardín desde {gardenPriceMin}.',
          'Waterfall Residences está en construcción. Hasta que se termine, la visita consiste en ver los planos y las calidades en la oficina de ventas y, si la obra lo permite, la propia obra, con casco.',
        ],
        figures: [
          { name: 'Viviendas', value: '{homes}' },
          { name: 'Zonas verdes, más de', value: '{green}', unit: 'm²' },
          { name: 'Dormitorios', value: '{bedrooms}' },
          { name: 'Construidos', value: '{area}', unit: 'm²' },
        ],
        features: [
          '{homes} viviendas',
          'Más de {green} m² de zonas verdes',
          'Terrazas de {terraceMin} a {terraceMax} m²',
          'Villas con jardín desde {gardenPriceMin}',
          'Piscina climatizada de {pool} metros y spa',
          'Recinto cerrado con vigilancia 24 horas',
        ],
        types: {
          head: ['Tipo de vivienda', 'Construidos', 'Terraza', 'Precio'],
          rows: [
            ['{twoBedrooms} dormitorios', '{twoArea} m²', '{twoTerrace} m²', '{twoPrice}'],
            ['{threeBedrooms} dormitorios', '{threeArea} m²', '{threeTerrace} m²', '{threePrice}'],
            ['Villas con jardín', '', '', 'desde {gardenPriceMin}'],
          ],
        },
      },
    },
  },
} as const satisfies Development
