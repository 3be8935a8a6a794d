import type { Language } from '../language.ts'

/** What a picture of a home can show, as its caption and the choices of staff say it. */
export const roomNames = {
  en: {
    terrace: 'Terrace',
    solarium: 'Solarium',
    living: 'Living room',
    kitchen: 'Kitchen',
    bedroom: 'Bedroom',
    bathroom: 'Bathroom',
    pool: 'Pool',
    garden: 'Garden',
    view: 'View',
    building: 'Building',
    surroundings: 'Surroundings',
  },
  es: {
    terrace: 'Terraza',
    solarium: 'Solárium',
    living: 'Salón',
    kitchen: 'Cocina',
    bedroom: 'Dormitorio',
    bathroom: 'Baño',
    pool: 'Piscina',
    garden: 'Jardín',
    view: 'Vistas',
    building: 'Edificio',
    surroundings: 'Alrededores',
  },
} as const satisfies Record<Language, Record<string, string>>

export type PictureRoom = keyof typeof roomNames.en
