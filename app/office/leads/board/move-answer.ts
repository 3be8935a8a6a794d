import { formText } from '#app/forms/read-form.ts'
import type { LeadStage } from '#server/leads/handling/stages.ts'
import type { BoardProblem } from './words.ts'

/** The answer to a refused move, shown beside the choice. */
export interface MoveAnswer extends ReturnType<typeof typedMove> {
  problem?: BoardProblem | undefined
  /** The active viewings of a lead that ends: the member is asked whether to cancel them. */
  openViewings?: string[] | undefined
  /** Set if somebody else has moved the lead since: its stage, who moved it, and when. */
  elsewhere?: { stage: LeadStage; who: string; when: string } | undefined
}

/** The fields of a move, as they were sent. */
export const typedMove = (form: FormData) => ({
  id: formText(form, 'lead'),
  name: formText(form, 'name').slice(0, 200),
  from: formText(form, 'from'),
  to: formText(form, 'to'),
  reason: formText(form, 'reason'),
  /** The amount; undefined if the form has no such field. */
  offer: form.has('offer') ? formText(form, 'offer') : undefined,
})
