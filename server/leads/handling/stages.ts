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
} from '../../database/column-values.ts'
