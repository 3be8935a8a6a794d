import { type Both, linksOfTheTypes, region, same, saying, type Screen, slides } from './screen.ts'

const typeCards = 'section:has(#apartments)'

const apartmentsOfNorth: Both = [
  'North Residences: Two-bedroom apartments',
  'North Residences: Apartamentos de dos dormitorios',
]
const villasOfNorth: Both = [
  'North Residences: Four-bedroom villas',
  'North Residences: Villas de cuatro dormitorios',
]

/** The pages of property types and developments. */
export const typeScreens: readonly Screen[] = [
  {
    path: '/property-types',
    says: [
      ['Price from €1,190,000', 'Precio desde 1.190.000 €'],
      ['Price from €2,530,000', 'Precio desde 2.530.000 €'],
      ['Price from €545,000', 'Precio desde 545.000 €'],
      ['Price from €2,400,000', 'Precio desde 2.400.000 €'],
    ],
    links: linksOfTheTypes,
    counts: [
      ['type cards', `${typeCards} article`, 10],
      ['cards flagged new', saying(`${typeCards} article span`, 'New', 'Nueva'), 5],
      ['key features', `${typeCards} article li`, 30],
      // "View Properties →": the arrow is drawn.
      [
        'arrows after "View Properties"',
        saying(`${typeCards} a`, 'View Properties', 'Ver viviendas') + ' > svg',
        10,
      ],
      ['homes', `${region('homes')} article`, 6],
    ],
  },
  ...(
    [
      ['apartments', 'Apartments', 'Apartamentos', '/properties'],
      ['villas', 'Villas', 'Villas', '/properties?type=villa#homes'],
      ['penthouses', 'Penthouses', 'Áticos', '/properties?type=penthouse#homes'],
    ] as const
  ).map(([slug, en, es, all]): Screen => ({
    path: `/property-types/${slug}`,
    says: [
      [en, es],
      ['Key features', 'Lo esencial'],
      ['Available Properties', 'Viviendas disponibles'],
    ],
    links: [
      ['Property types', 'Tipos de vivienda', '/property-types'],
      ['View All', 'Ver todas', all],
    ],
    buttons: [['Contact Us', 'Contacto', '']],
    counts: [['picture of the head', `${region('heading')} img`, 1]],
  })),
  {
    path: '/property-types/townhouses',
    says: [
      ['Key features', 'Lo esencial'],
      [
        'Our townhouse listings are being updated.',
        'Estamos actualizando el listado de casas adosadas.',
      ],
    ],
    links: [['Property types', 'Tipos de vivienda', '/property-types']],
    buttons: [
      ['Contact for Availability', 'Consultar disponibilidad', ['Townhouses', 'Casas adosadas']],
    ],
  },
  {
    path: '/property-types/16-plus-collection',
    says: [
      ['Highlights', 'En resumen'],
      [
        'Homes 19 Build up to 130 m² Façade 16 metres Floors 2 Sport club 2 minutes From €1,190,000',
        'Viviendas 19 Superficie construida hasta 130 m² Fachada 16 metros Plantas 2 Club deportivo a 2 minutos Desde 1.190.000 €',
      ],
      ['Curated Excellence', 'Excelencia, en cifras'],
    ],
    links: [
      ['The four residence types', 'Los cuatro tipos de vivienda', '#property-types'],
      [
        'Download Brochure',
        'Descargar el folleto',
        '/property-types/16-plus-collection/brochure.pdf',
      ],
    ],
    buttons: [
      [
        'Schedule Viewing',
        'Concertar una visita',
        ['16+ Collection: viewing', '16+ Collection: visita'],
      ],
      ...['Garden Villas', 'Garden Villas+', 'Sky Villas', 'Sky Villa Solariums'].map(
        (name) =>
          ['Request Details', 'Consultar detalles', same(`16+ Collection: ${name}`)] as const,
      ),
    ],
    counts: [
      slides(9, '16+ Collection'),
      ['Curated Excellence cards', `${region('curated')} h3`, 3],
      ['residence types', `${region('types')} article`, 4],
      ['features of the residence types', `${region('types')} li`, 12],
      ['what the anchor leads to', '#property-types', 1],
    ],
  },
  {
    path: '/property-types/north-residences',
    says: [
      [
        'The release is announced from €1,100,000, an indicative price; the homes on sale start at €2,530,000.',
        'La promoción se anuncia desde 1.100.000 €, precio orientativo; las viviendas en venta parten de 2.530.000 €.',
      ],
      ['26 Apartments', '26 Apartamentos'],
      ['6 Villas', '6 Villas'],
      ['2 Parking spaces Underground', '2 Plazas de garaje Subterráneas'],
      [
        '€2,530,000–2,750,000 Build 115–221 m² Terrace 228–241 m²',
        '2.530.000–2.750.000 € Superficie construida 115–221 m² Terraza 228–241 m²',
      ],
      [
        '€2,970,000–3,960,000 Build 280–400 m² Terrace 89–95 m²',
        '2.970.000–3.960.000 € Superficie construida 280–400 m² Terraza 89–95 m²',
      ],
      ['Residence types', 'Tipos de vivienda'],
      ['Key features', 'Lo esencial'],
      ['Interior excellence', 'Interiores cuidados'],
      ['Outdoor living', 'La vida fuera'],
      ['Lifestyle inclusions', 'Qué incluye vivir aquí'],
      ['The kitchen', 'La cocina'],
      ['The living room', 'El salón'],
    ],
    buttons: [
      ['Request Information', 'Solicitar información', apartmentsOfNorth],
      ['Request Information', 'Solicitar información', villasOfNorth],
    ],
    counts: [
      slides(7, 'Two-bedroom apartments', 'Apartamentos de dos dormitorios'),
      slides(4, 'Four-bedroom villas', 'Villas de cuatro dormitorios'),
      [
        'cards with the facts and a button',
        'section:has([aria-roledescription]) div:has(> h2):has(> dl):has(> button)',
        2,
      ],
      ['kitchen and living room', `${region('inside')} figure`, 2],
    ],
  },
  {
    path: '/property-types/lomas-2',
    says: [
      ['160 apartments', '160 apartamentos'],
      [
        '8 modules, 2 entrances to each, 10 apartments to an entrance, on 4 storeys',
        '8 módulos de 4 plantas, 2 portales en cada uno y 10 viviendas por portal',
      ],
      ['2–3 bedrooms', '2–3 dormitorios'],
      ['5 pools', '5 piscinas'],
      ['2 parking spaces', '2 plazas de garaje'],
      ['From €545,000', 'Desde 545.000 €'],
      [
        'Free lifetime family platinum membership of the sport club',
        'abono familiar platino al club deportivo: gratuito y vitalicio',
      ],
    ],
    buttons: [['Request Information', 'Solicitar información', same('Lomas del Higuerón 2')]],
    counts: [
      ['pictures of the gallery', `${region('gallery')} img`, 6],
      ['amenities', `${region('amenities')} h3`, 6],
    ],
  },
  {
    path: '/property-types/palm-10',
    says: [
      ['From €2,400,000', 'Desde 2.400.000 €'],
      ['Five bedrooms', 'Cinco dormitorios'],
      ['Resort lifestyle', 'La vida en la urbanización'],
    ],
    links: [['Property types', 'Tipos de vivienda', '/property-types']],
    buttons: [['Contact Us', 'Contacto', '']],
    counts: [slides(14, 'Palm 10'), ['feature tiles', `${region('tiles')} li`, 8]],
  },
  {
    path: '/property-types/waterfall-residences',
    says: [
      ['Waterfall Residences Under Construction', 'Waterfall Residences En construcción'],
      ['€720,000–1,825,000 Residences 233', '720.000–1.825.000 € Viviendas 233'],
      ['More than 7,000 m²', 'Más de 7.000 m²'],
      [
        '€720,000–820,000 Build 88–90 m² Terrace 24–60 m²',
        '720.000–820.000 € Superficie construida 88–90 m² Terraza 24–60 m²',
      ],
      [
        '€915,000–1,825,000 Build 117–150 m² Terrace 31–104 m²',
        '915.000–1.825.000 € Superficie construida 117–150 m² Terraza 31–104 m²',
      ],
      ['From €950,000', 'Desde 950.000 €'],
      ['Overview', 'Descripción'],
      ['Features', 'Características'],
      ['Residence options', 'Opciones de vivienda'],
      ['Request Information', 'Solicitar información'],
      ['Sustainability', 'Sostenibilidad'],
    ],
    buttons: [
      ['Request More Information', 'Solicitar más información', same('Waterfall Residences')],
      ['Contact a Specialist', 'Hablar con un especialista', same('Waterfall Residences')],
    ],
    counts: [
      slides(8, 'Waterfall Residences'),
      ['residence options', `${region('options')} h3`, 3],
    ],
  },
]
