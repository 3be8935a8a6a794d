import { pathIn } from '#server/language.ts'

/**
 * A page of each kind that a visitor can open, in each of its states, as a path without a language.
 * Browser tests open these.
 */
export const kinds = [
  '/',
  '/properties',
  '/properties?view=plan',
  '/properties/garden-apartment-south-terrace',
  '/properties/palm-10-villa-on-the-court/pictures',
  '/properties/garden-apartment-south-terrace/viewing',
  '/shortlist/viewing?homes=garden-apartment-south-terrace.carat-three-bedrooms-on-the-curve',
  '/viewing?asked=yes',
  '/shortlist',
  '/shortlist?homes=garden-apartment-south-terrace.palm-10-villa-on-the-court',
  '/new-releases',
  '/luxury-property/carat',
  '/property-types',
  '/property-types/apartments',
  '/property-types/townhouses',
  '/property-types/16-plus-collection',
  '/property-types/north-residences',
  '/property-types/lomas-2',
  '/property-types/palm-10',
  '/property-types/waterfall-residences',
  '/rental-properties',
  '/buying-guide',
  '/furniture-packages',
  '/services-support',
  '/properties?type=townhouse&bedrooms=4&to=500000',
  '/alerts/new?type=villa',
  '/alerts/confirm?token=whole',
  '/alerts/stop?token=whole',
  '/newsletter/confirm?token=whole',
  '/newsletter/unsubscribe?token=whole',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?token_hash=whole',
  '/confirm?token_hash=whole',
  '/blog',
  '/blog/the-towers-that-talked',
  '/privacy',
  '/contact',
  '/information',
]

/** Pages that differ from one of these only in texts and data. */
export const repeats = [
  '/properties?type=villa&sort=cheapest',
  '/properties/palm-10-villa-on-the-court',
  '/luxury-property/carat/pictures',
  '/property-types/villas',
  '/property-types/penthouses',
  '/property-types/lomas-2?bedrooms=3&sort=-price',
  '/legal-notice',
  '/cookies',
  '/property-types/lomas-2/pictures',
]

/** Every page; for one with a slug or a query, one or two examples. */
export const pages = [...kinds, ...repeats]

export const bothLanguages = (path: string): string[] => [path, pathIn('es', path)]
