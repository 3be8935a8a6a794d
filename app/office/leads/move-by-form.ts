import { formText } from '#app/forms/read-form.ts'
import type { FormRequest } from '#app/office/handle-form.ts'
import type { Moved } from '#server/leads/handling/move-lead.ts'
import { isEnd, type LeadStage, leadStages, lostReasons } from '#server/leads/handling/stages.ts'
import { offerIn } from './offer.ts'
import { findOpenViewings, viewingTimesInWords } from './open-viewings.ts'

/** Why a lead was not moved. */
export type RefusedMove =
  | { problem: 'reasonRequired' | 'offerInvalid' | 'gone' }
  /** It ends while viewings are open: the member is asked whether to cancel them. */
  | { problem: 'hasOpenViewings'; openViewings: string[] }
  /** Somebody else has moved it since. */
  | { problem: 'elsewhere'; moved: Extract<Moved, { outcome: 'elsewhere' }> }

/**
 * Moves a lead to a stage, with the reason or the offer in the form, and cancels its open viewings
 * if the member has chosen so.
 * @returns undefined once it is moved.
 */
export async function moveByForm(
  { site, form, actor, member, language }: FormRequest,
  leadId: string,
  to: LeadStage,
): Promise<RefusedMove | undefined> {
  const typedReason = formText(form, 'reason')
  const reason = lostReasons.find((known) => known === typedReason)
  if (to === 'lost' && !reason) return { problem: 'reasonRequired' }
  const offer = offerIn(form)
  if (offer === undefined) return { problem: 'offerInvalid' }
  const open = isEnd(to) ? await findOpenViewings(site, leadId) : []
  const answer = formText(form, 'viewings')
  if (open.length > 0 && answer !== 'cancel' && answer !== 'keep')
    return { problem: 'hasOpenViewings', openViewings: viewingTimesInWords(open, language) }
  const move = {
    from: stageIn(form, 'from'),
    to,
    ...(to === 'lost' && { reason }),
    ...(offer !== 'absent' && { offer }),
    cancelsViewings: isEnd(to) && answer === 'cancel',
  }
  const moved = await site.leads.handling.move(leadId, move, { member, actor })
  if (moved.outcome === 'unknown') return { problem: 'gone' }
  if (moved.outcome === 'elsewhere') return { problem: 'elsewhere', moved }
  return undefined
}

/** The stage in a field of a form; undefined for any other text. */
export function stageIn(form: FormData, name: string): LeadStage | undefined {
  const text = formText(form, name)
  return leadStages.find((stage) => stage === text)
}
