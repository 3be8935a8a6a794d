import { pathIn } from '#server/language.ts'

/** One page of every kind, as language-neutral paths. */
export const pages = [
  '/',
  '/properties',
  '/properties?type=villa&sort=cheapest',
  '/properties/garden-apartment-south-terrace',
  '/properties/palm-10-villa-on-the-court',
  '/property-types',
  '/property-types/apartments',
  '/property-types/villas',
  '/property-types/penthouses',
  '/furniture-packages',
  '/services-support',
  '/newsletter/confirm?token=whole',
  '/newsletter/unsubscribe?token=whole',
  '/contact',
  '/information',
]

export const bothLanguages = (path: string): string[] => [path, pathIn('es', path)]
