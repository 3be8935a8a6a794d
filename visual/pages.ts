import { examples } from '../e2e/paths.ts'

/** Pages in another state than the first in which tests open them, and further states. */
const states = {
  'alerts-step': '/alerts/stop?token=whole',
  'newsletter-step': '/newsletter/unsubscribe?token=none',
  'reset-password': '/reset-password?token_hash=none',
  confirm: '/confirm?token_hash=none',
  article: '/blog/the-train-by-the-sea',
  shortlist: '/shortlist?homes=garden-apartment-south-terrace.villa-on-one-floor',
  'shortlist-empty': '/shortlist',
  'nearest-homes': '/properties?type=townhouse&bedrooms=4&to=500000',
  panorama: '/luxury-property/carat/look-round',
  'not-found': '/no-such-page',
}

/** One page of each kind, and further states, by the name of the baseline. */
export const pages: Record<string, string> = { ...Object.fromEntries(examples), ...states }

/** The status of the pages above that do not answer with 200. */
export const statuses: Record<string, number> = {
  'not-found': 404,
}
