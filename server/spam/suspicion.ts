/**
 * Why something looks like a robot's:
 * - `trap`: it filled in the field that people do not see
 * - `stamp`: it forged the page's stamp, or never fetched the page and brings what robots bring
 * - `haste`: it answered the page faster than anybody types, and brings the same
 * - `address`, `mailbox`: far too many from one place, or for one mailbox
 */
export const suspicions = ['trap', 'stamp', 'haste', 'address', 'mailbox'] as const
export type Suspicion = (typeof suspicions)[number]
