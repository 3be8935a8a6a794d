/**
 * The choices of the forms (docs/requirements/forms.md#options-and-limits). The values are stored
 * and mailed.
 */
export const wantedPropertyTypes = ['apartment', 'townhouse', 'villa'] as const
export const bedroomCounts = ['1', '2', '3', '4', '5+'] as const
/** In euros. */
export const purchaseBudgets = ['under-500000', '500000-1000000', 'over-1000000'] as const
/** In euros a month. */
export const rentalBudgets = ['under-1000', '1000-2000', '2000-3000', 'over-3000'] as const

/** How many people a home to rent is for. */
export const peopleCounts = ['1', '2', '3', '4', '5', '6+'] as const

/** Euros, for a new release. */
export const releaseBudgets = [
  'under-500000',
  '500000-750000',
  '750000-1000000',
  '1000000-1500000',
  'over-1500000',
] as const
export const releasePreferences = [
  'apartment',
  'penthouse',
  'villa',
  'townhouse',
  'not-sure-yet',
] as const

/** How a home is shown. */
export const viewingFormats = ['in-person', 'video'] as const
export type ViewingFormat = (typeof viewingFormats)[number]
/** The most half-hours in one request for a viewing. */
export const maxSlots = 3
/** The most homes in one visit, which takes a half-hour for each. */
export const maxVisitHomes = 4
