import type { PropertyType } from '#server/catalogue/property.ts'
import type { Language } from '#server/language.ts'
import type { CardWords } from './developments/development.ts'

export type PropertyTypeId = 'apartments' | 'villas' | 'penthouses' | 'townhouses'

/**
 * A property type: its page, its cards and its filter read this
 * (docs/requirements/pages.md#property-types).
 */
export interface PropertyTypeRecord {
  /** The last part of the page's address. */
  id: PropertyTypeId
  /** The value in the catalogue. */
  type: PropertyType
  path: string
  pictures: {
    /** The picture on its cards. */
    card: string
  }
  words: Record<
    Language,
    {
      title: string
      /** The title in the home page's list (docs/requirements/pages.md#home). */
      listTitle: string
      card: CardWords
    }
  >
}

export const propertyTypeRecords = {
  apartments: {
    id: 'apartments',
    type: 'apartment',
    path: '/property-types/apartments',
    pictures: { card: 'apartments-lagoon' },
    words: {
      en: {
        title: 'Apartments',
        listTitle: 'Luxury Apartments',
        card: {
          description: 'On one floor, with a terrace in front and no stairs of its own.',
          features: ['One level', 'Lift in most buildings', 'Communal pools'],
        },
      },
      es: {
        title: 'Apartamentos',
        listTitle: 'Apartamentos de lujo',
        card: {
          description: 'En una sola planta, con la terraza delante y sin escaleras dentro.',
          features: [
            'Una sola planta',
            'Ascensor en casi todos los edificios',
            'Piscinas comunitarias',
          ],
        },
      },
    },
  },
  villas: {
    id: 'villas',
    type: 'villa',
    path: '/property-types/villas',
    pictures: { card: 'villa-pool' },
    words: {
      en: {
        title: 'Villas',
        listTitle: 'Exclusive Villas',
        card: {
          description: 'On its own ground, with a garden to keep.',
          features: ['Own plot or garden', 'Private pool with most', 'Parking for two cars'],
        },
      },
      es: {
        title: 'Villas',
        listTitle: 'Villas independientes',
        card: {
          description: 'En parcela propia, con un jardín que cuidar.',
          features: [
            'Parcela o jardín propio',
            'Piscina privada en casi todas',
            'Aparcamiento para dos coches',
          ],
        },
      },
    },
  },
  penthouses: {
    id: 'penthouses',
    type: 'penthouse',
    path: '/property-types/penthouses',
    pictures: { card: 'penthouses-evening' },
    words: {
      en: {
        title: 'Penthouses',
        listTitle: 'Premium Penthouses',
        card: {
          description: 'The top floor, with a terrace or the roof above it.',
          features: ['Terrace or solarium', 'Nobody above', 'Parking'],
        },
      },
      es: {
        title: 'Áticos',
        listTitle: 'Áticos',
        card: {
          description: 'La última planta, con terraza o con su azotea.',
          features: ['Terraza o solárium', 'Nadie encima', 'Garaje'],
        },
      },
    },
  },
  townhouses: {
    id: 'townhouses',
    type: 'townhouse',
    path: '/property-types/townhouses',
    pictures: { card: 'townhouses-evening' },
    words: {
      en: {
        title: 'Townhouses',
        listTitle: 'Modern Townhouses',
        card: {
          description: 'A front door on a lane, with neighbours on either side.',
          features: ['Two or three floors', 'Walled court', 'Garage parking space'],
        },
      },
      es: {
        title: 'Casas adosadas',
        listTitle: 'Casas adosadas modernas',
        card: {
          description: 'Puerta a la calle y vecinos pared con pared.',
          features: ['Dos o tres plantas', 'Patio con tapia', 'Plaza de garaje'],
        },
      },
    },
  },
} as const satisfies Record<PropertyTypeId, PropertyTypeRecord>
