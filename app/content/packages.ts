import type { Language } from '#server/language.ts'

/** The parts of a home that a package may furnish, in the order in which they are compared. */
export const parts = [
  'living',
  'dining',
  'bedrooms',
  'kitchen',
  'light',
  'terrace',
  'walls',
] as const
type Part = (typeof parts)[number]

/**
 * A furniture package (docs/requirements/pages.md#furniture-packages). Each package has one part
 * more than the one before.
 */
interface FurniturePackage {
  id: string
  /** A section drawing of a home with the package. */
  picture: string
  /** A render of a living room with the package. */
  render: string
  texts: Record<Language, FurniturePackageTexts>
}

export interface FurniturePackageTexts {
  title: string
  /** The subject of an information request about it. */
  request: string
  description: string
  /** The furniture for each part of the home that it covers. */
  features: Partial<Record<Part, string>>
  /** The individual pieces for each part, for a home with two bedrooms. */
  items: Partial<Record<Part, readonly string[]>>
}

/** What the sender of an information request about a package receives. */
export const requestText: Record<Language, string> = {
  en: 'Contents, guide price and delivery times, by e-mail.',
  es: 'Contenido, precio orientativo y plazos de entrega, por correo electrónico.',
}

/** The three packages, smallest first. */
export const packages: readonly FurniturePackage[] = [
  {
    id: 'essential',
    picture: 'f-essential',
    render: 'furnish-essential',
    texts: {
      en: {
        title: 'Essential',
        request: 'Essential package',
        description: 'Five parts of the home: enough to live in it or let it.',
        features: {
          living: 'Sofa for three, low table, rug',
          dining: 'Table and four chairs',
          bedrooms: 'Beds, mattresses, bedside tables',
          kitchen: 'Crockery, pans, small appliances',
          light: 'Ceiling lights, blackout curtains',
        },
        items: {
          living: ['Three-seat sofa', 'Low table', 'Rug'],
          dining: ['Table for four', 'Four chairs'],
          bedrooms: ['One double and two single beds', 'Mattresses', 'A night table for each bed'],
          kitchen: ['Crockery and cutlery', 'Pans', 'Kettle, toaster and other small appliances'],
          light: ['A ceiling light in each room', 'Blackout curtains in the bedrooms'],
        },
      },
      es: {
        title: 'Essential',
        request: 'Paquete Essential',
        description: 'Cinco partes de la casa: lo necesario para vivirla o alquilarla.',
        features: {
          living: 'Sofá de tres plazas, mesa de centro, alfombra',
          dining: 'Mesa y cuatro sillas',
          bedrooms: 'Camas, colchones, mesillas',
          kitchen: 'Vajilla, sartenes, pequeños electro\u00addomésticos',
          light: 'Lámparas de techo, cortinas opacas',
        },
        items: {
          living: ['Sofá de tres plazas', 'Mesa de centro', 'Alfombra'],
          dining: ['Mesa para cuatro', 'Cuatro sillas'],
          bedrooms: ['Una cama doble y dos individuales', 'Colchones', 'Una mesilla por cama'],
          kitchen: [
            'Vajilla y cubertería',
            'Sartenes y cazuelas',
            'Hervidor, tostador y otros pequeños electrodomésticos',
          ],
          light: ['Lámpara de techo en cada estancia', 'Cortinas opacas en los dormitorios'],
        },
      },
    },
  },
  {
    id: 'premium',
    picture: 'f-premium',
    render: 'furnish-premium',
    texts: {
      en: {
        title: 'Premium',
        request: 'Premium package',
        description: 'Six: the same, in better materials, with the terrace.',
        features: {
          living: 'Sofa for five, armchair, wool rug',
          dining: 'Oak table and six chairs',
          bedrooms: 'With headboards and a desk',
          kitchen: 'With a coffee machine and knives',
          light: 'Reading lamps, lined curtains',
          terrace: 'Table, chairs and two loungers',
        },
        items: {
          living: ['Five-seat sofa', 'Armchair', 'Low table', 'Wool rug'],
          dining: ['Oak table for six', 'Six chairs'],
          bedrooms: [
            'The beds of Essential with headboards',
            'A night table for each bed',
            'Desk and chair',
          ],
          kitchen: ['As in Essential', 'Coffee machine', 'Set of knives'],
          light: ['Ceiling lights and reading lamps', 'Lined curtains'],
          terrace: ['Outdoor table and chairs', 'Two loungers'],
        },
      },
      es: {
        title: 'Premium',
        request: 'Paquete Premium',
        description: 'Seis: lo mismo, en mejores materiales y con la terraza.',
        features: {
          living: 'Sofá de cinco plazas, butaca, alfombra de lana',
          dining: 'Mesa de roble y seis sillas',
          bedrooms: 'Con cabeceros y escritorio',
          kitchen: 'Con cafetera y cuchillos',
          light: 'Lámparas de lectura, cortinas forradas',
          terrace: 'Mesa, sillas y dos tumbonas',
        },
        items: {
          living: ['Sofá de cinco plazas', 'Butaca', 'Mesa de centro', 'Alfombra de lana'],
          dining: ['Mesa de roble para seis', 'Seis sillas'],
          bedrooms: [
            'Las camas de Essential, con cabecero',
            'Una mesilla por cama',
            'Escritorio y silla',
          ],
          kitchen: ['Como en Essential', 'Cafetera', 'Juego de cuchillos'],
          light: ['Lámparas de techo y de lectura', 'Cortinas forradas'],
          terrace: ['Mesa y sillas de exterior', 'Dos tumbonas'],
        },
      },
    },
  },
  {
    id: 'luxury',
    picture: 'f-luxury',
    render: 'furnish-luxury',
    texts: {
      en: {
        title: 'Luxury',
        request: 'Luxury package',
        description: 'Seven: made to measure, with the walls.',
        features: {
          living: 'As Premium, in a linen you choose',
          dining: 'Extending table and eight chairs',
          bedrooms: 'Beds and headboards made to measure',
          kitchen: 'With a wine cooler and stone board',
          light: 'Dimmed circuits, lined linen',
          terrace: 'The same in teak, with shade',
          walls: 'Fitted shelves, pictures framed and hung',
        },
        items: {
          living: ['Five-seat sofa and armchair, in a linen you choose', 'Low table', 'Wool rug'],
          dining: ['Extending table', 'Eight chairs'],
          bedrooms: [
            'Beds and headboards made to measure',
            'Mattresses and bedside tables',
            'Desk and chair',
          ],
          kitchen: ['As in Premium', 'Wine cooler', 'Stone board'],
          light: ['Dimmed circuits', 'Reading lamps', 'Lined linen curtains'],
          terrace: ['Teak table and chairs', 'Two teak loungers', 'Parasol or awning'],
          walls: ['Fitted shelves', 'Pictures, framed and hung'],
        },
      },
      es: {
        title: 'Luxury',
        request: 'Paquete Luxury',
        description: 'Siete: a medida y con las paredes.',
        features: {
          living: 'Como Premium, en el lino que elija',
          dining: 'Mesa extensible y ocho sillas',
          bedrooms: 'Camas y cabeceros a medida',
          kitchen: 'Con vinoteca y tabla de piedra',
          light: 'Luz regulable, cortinas de lino forradas',
          terrace: 'Lo mismo en teca, con sombra',
          walls: 'Estanterías a medida, cuadros enmarcados y colgados',
        },
        items: {
          living: [
            'Sofá de cinco plazas y butaca, en el lino que elija',
            'Mesa de centro',
            'Alfombra de lana',
          ],
          dining: ['Mesa extensible', 'Ocho sillas'],
          bedrooms: ['Camas y cabeceros a medida', 'Colchones y mesillas', 'Escritorio y silla'],
          kitchen: ['Como en Premium', 'Vinoteca', 'Tabla de piedra'],
          light: ['Circuitos regulables', 'Lámparas de lectura', 'Cortinas de lino forradas'],
          terrace: ['Mesa y sillas de teca', 'Dos tumbonas de teca', 'Parasol o toldo'],
          walls: ['Estanterías a medida', 'Cuadros enmarcados y colgados'],
        },
      },
    },
  },
]
