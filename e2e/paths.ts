import { pathIn } from '#server/language.ts'

/** Every route of the site, as language-neutral paths; of a route with a slug or a question, one or two examples. */
export const pages = [
  '/',
  '/properties',
  '/properties?type=villa&sort=cheapest',
  '/properties/garden-apartment-south-terrace',
  '/properties/palm-10-villa-on-the-court',
  '/new-releases',
  '/luxury-property/carat',
  '/property-types',
  '/property-types/apartments',
  '/property-types/villas',
  '/property-types/penthouses',
  '/property-types/townhouses',
  '/property-types/16-plus-collection',
  '/property-types/north-residences',
  '/property-types/lomas-2',
  '/property-types/palm-10',
  '/property-types/waterfall-residences',
  '/rental-properties',
  '/furniture-packages',
  '/services-support',
  '/newsletter/confirm?token=whole',
  '/newsletter/unsubscribe?token=whole',
  '/blog',
  '/blog/the-towers-that-talked',
  '/privacy',
  '/legal-notice',
  '/cookies',
  '/contact',
  '/information',
]

export const bothLanguages = (path: string): string[] => [path, pathIn('es', path)]
