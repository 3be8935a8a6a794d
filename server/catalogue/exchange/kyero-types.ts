import type { EnergyRating, PropertyType } from '../property.ts'

/** The longest reference that the format's schema (XSD 3.0) allows; `id` tells the homes apart. */
export const maxReference = 15

/** The format's limit of pictures. */
export const maxImages = 50

/**
 * Kyero's names of property types, in lower case, with our own type and the Spanish word for a
 * title.
 */
export const kyeroTypes: Record<string, [PropertyType, es: string]> = {
  apartment: ['apartment', 'Apartamento'],
  flat: ['apartment', 'Piso'],
  duplex: ['apartment', 'Dúplex'],
  studio: ['apartment', 'Estudio'],
  'ground floor apartment': ['apartment', 'Planta baja'],
  penthouse: ['penthouse', 'Ático'],
  villa: ['villa', 'Villa'],
  'detached villa': ['villa', 'Villa'],
  'detached house': ['villa', 'Chalé'],
  'town house': ['townhouse', 'Casa adosada'],
  townhouse: ['townhouse', 'Casa adosada'],
  'semi-detached house': ['townhouse', 'Pareado'],
  'semi-detached villa': ['townhouse', 'Pareado'],
  'terraced house': ['townhouse', 'Casa adosada'],
}

/** Kyero's energy ratings in lower case; X means that the certificate is in progress. */
export const kyeroRatings: Record<string, EnergyRating> = {
  a: 'A',
  b: 'B',
  c: 'C',
  d: 'D',
  e: 'E',
  f: 'F',
  g: 'G',
  x: 'in progress',
}
