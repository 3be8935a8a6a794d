/**
 * The values of columns that hold one of a fixed list of words. The feature that owns a column
 * exports its words.
 */

export const propertyTypes = ['apartment', 'penthouse', 'villa', 'townhouse'] as const
export type PropertyType = (typeof propertyTypes)[number]

export const listings = ['sale', 'rent'] as const
export type Listing = (typeof listings)[number]

export const statuses = ['available', 'reserved', 'sold'] as const
export type HomeStatus = (typeof statuses)[number]

/**
 * Whether visitors may see a home:
 * - `draft`: not yet
 * - `published`: yes, or from its publication time on
 * - `withdrawn`: no longer
 */
export const publications = ['draft', 'published', 'withdrawn'] as const
export type Publication = (typeof publications)[number]

/** What a home's picture shows. */
export const pictureRooms = [
  'terrace',
  'solarium',
  'living',
  'dining',
  'kitchen',
  'bedroom',
  'bathroom',
  'pool',
  'garden',
  'view',
  'building',
  'surroundings',
] as const
export type PictureRoom = (typeof pictureRooms)[number]

/** The roles of the agency's staff. */
export const staffRoles = ['agent', 'manager'] as const
export type StaffRole = (typeof staffRoles)[number]

export const energyRatings = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'in progress'] as const
export type EnergyRating = (typeof energyRatings)[number]

/**
 * The forms that make a lead. An `inquiry` is an enquiry about a home, a questionnaire names none
 * yet, and a rental is about a home to let.
 */
export const leadKinds = [
  'questionnaire',
  'inquiry',
  'rental',
  'information',
  'contact',
  'interest',
  'viewing',
] as const
export type LeadKind = (typeof leadKinds)[number]

/**
 * The states of a viewing (docs/requirements/leads.md#viewings):
 * - `requested`: the office has not confirmed it; the earliest requested time that was free is held
 * - `confirmed`: it takes place at one half-hour
 * - `cancelled`: by the visitor or the office
 * - `expired`: nobody confirmed it in time, and its half-hours are free again
 */
const viewingStates = ['requested', 'confirmed', 'cancelled', 'expired'] as const
export type ViewingState = (typeof viewingStates)[number]

/**
 * Why a submission is suspected to come from a robot:
 * - `honeypot`: it filled in the field that people do not see
 * - `stamp`: the page's stamp was forged or missing
 * - `age`: its stamp is too old, or ahead of the clock
 * - `reuse`: its stamp was used too often from one network
 * - `too-fast`: it was sent faster than anybody can type
 * - `address`, `mailbox`: too many came from one network, or for one e-mail address
 * - `staff`: a member of staff marked the lead as spam
 */
const suspicions = [
  'honeypot',
  'stamp',
  'age',
  'reuse',
  'too-fast',
  'address',
  'mailbox',
  'staff',
] as const
export type Suspicion = (typeof suspicions)[number]

/** The former names of two reasons. During an update, the previous version still writes them. */
const formerSuspicions = { trap: 'honeypot', haste: 'too-fast' } as const
type FormerSuspicion = keyof typeof formerSuspicions
export type StoredSuspicion = Suspicion | FormerSuspicion
export const storedSuspicions: readonly StoredSuspicion[] = [...suspicions, 'trap', 'haste']

/** The present name of a stored reason. */
export const suspicionOf = (stored: StoredSuspicion): Suspicion =>
  stored === 'trap' || stored === 'haste' ? formerSuspicions[stored] : stored

/** How far the construction of a home has come. */
export const buildStages = ['planned', 'foundations', 'structure', 'finishes', 'finished'] as const
export type BuildStage = (typeof buildStages)[number]

/** When a part of the price is due. */
export const paymentsDue = ['reservation', 'contract', 'construction', 'deed'] as const
export type PaymentDue = (typeof paymentsDue)[number]

/** The stage that a lead has reached; the last two are final. */
export const leadStages = ['new', 'answered', 'viewing', 'offer', 'won', 'lost'] as const
export type LeadStage = (typeof leadStages)[number]

/** Why a lead was lost. */
export const lostReasons = ['price', 'elsewhere', 'silent', 'unsuitable', 'other'] as const
export type LostReason = (typeof lostReasons)[number]

/**
 * Who has to act next:
 * - `ours`: the person wrote, an e-mail to them was refused, or a follow-up is due
 * - `theirs`: the agency wrote last
 * - `closed`: the lead was won or lost
 */
export const leadSides = ['ours', 'theirs', 'closed'] as const
export type LeadSide = (typeof leadSides)[number]
