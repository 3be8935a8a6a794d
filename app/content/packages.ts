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
export type Part = (typeof parts)[number]

/** A furniture package (docs/requirements.md#furniture-packages). Each has one part more than the one before. */
export interface FurniturePackage {
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
}

/** The three packages, the smallest first. */
export const packages: readonly FurniturePackage[] = [
  {
    id: 'essential',
    picture: 'f-essential',
    render: 'furnish-essential',
    texts: {
      en: {
        title: 'Essential',
        request: 'Essential package',
        description: 'Five things. Enough to let it, or to sleep in it tonight.',
        features: {
          living: 'Sofa for three, low table, rug',
          dining: 'Table and four chairs',
          bedrooms: 'Beds, mattresses, night tables',
          kitchen: 'Crockery, pans, small appliances',
          light: 'Ceiling lights, blackout curtains',
        },
      },
      es: {
        title: 'Essential',
        request: 'Paquete Essential',
        description: 'Cinco cosas. Lo justo para alquilarla o para dormir en ella esta noche.',
        features: {
          living: 'Sofá de tres plazas, mesa de centro, alfombra',
          dining: 'Mesa y cuatro sillas',
          bedrooms: 'Camas, colchones, mesillas',
          kitchen: 'Vajilla, sartenes, pequeños electrodomésticos',
          light: 'Lámparas de techo, cortinas opacas',
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
        description: 'Six. The same home with the terrace lived in.',
        features: {
          living: 'Sofa for five, armchair, wool rug',
          dining: 'Oak table and six chairs',
          bedrooms: 'With headboards and a desk',
          kitchen: 'With a coffee machine and knives',
          light: 'Reading lamps, lined curtains',
          terrace: 'Table, chairs and two loungers',
        },
      },
      es: {
        title: 'Premium',
        request: 'Paquete Premium',
        description: 'Seis. La misma casa, con la terraza en uso.',
        features: {
          living: 'Sofá de cinco plazas, butaca, alfombra de lana',
          dining: 'Mesa de roble y seis sillas',
          bedrooms: 'Con cabeceros y escritorio',
          kitchen: 'Con cafetera y cuchillos',
          light: 'Lámparas de lectura, cortinas forradas',
          terrace: 'Mesa, sillas y dos tumbonas',
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
        description: 'Seven. Nothing left to hang, fit or find.',
        features: {
          living: 'As Premium, in a linen you choose',
          dining: 'Extending table and eight chairs',
          bedrooms: 'Beds and headboards made to measure',
          kitchen: 'With a wine cooler and stone board',
          light: 'Dimmed circuits, lined linen',
          terrace: 'The same in teak, with shade',
          walls: 'Fitted shelves, pictures framed and hung',
        },
      },
      es: {
        title: 'Luxury',
        request: 'Paquete Luxury',
        description: 'Siete. No queda nada por colgar, montar ni buscar.',
        features: {
          living: 'Como Premium, en el lino que elija',
          dining: 'Mesa extensible y ocho sillas',
          bedrooms: 'Camas y cabeceros a medida',
          kitchen: 'Con vinoteca y tabla de piedra',
          light: 'Luz regulable, lino forrado',
          terrace: 'Lo mismo en teca, con sombra',
          walls: 'Estanterías a medida, cuadros enmarcados y colgados',
        },
      },
    },
  },
]
