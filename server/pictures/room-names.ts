import type { Language } from '../language.ts'

/** The subjects of a home's pictures, as their captions and the choices of staff name them. */
export const roomNames = {
  en: {
    terrace: 'Terrace',
    solarium: 'Solarium',
    living: 'Living room',
    dining: 'Dining room',
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
    dining: 'Comedor',
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

export type RoomName = keyof typeof roomNames.en
