/**
 * The stages, reasons and sides of leads, for screens: `handle-lead.ts` cannot run in a browser.
 */
export {
  type LeadSide,
  leadSides,
  type LeadStage,
  leadStages,
  type LostReason,
  lostReasons,
} from '../../database/tables/column-values.ts'

/** Leads that have ended are counted up to here; nobody needs to know how many they are in all. */
export const maxEndedCount = 2000
