import type { LeadStage } from '../../database/tables/column-values.ts'

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

/** Whether a lead ends with a stage. */
export const isEnd = (stage: LeadStage): boolean => stage === 'won' || stage === 'lost'

/** The number up to which ended leads are counted, because nobody needs their exact total. */
export const maxEndedCount = 2000
