import { formText } from '#app/forms/read-form.ts'
import type { FormRequest } from '#app/office/handle-form.ts'
import type { Language } from '#server/language.ts'
import type { Moved } from '#server/leads/handling/move-lead.ts'
import { type LeadStage, leadStages, lostReasons } from '#server/leads/handling/stages.ts'
import { shortDateAndTime } from '#server/shared/time/formats.ts'
import { offerIn } from './offer.ts'

/** Why a lead was not moved. */
export type RefusedMove =
  | { problem: 'reasonRequired' | 'offerInvalid' | 'gone' }
  /** The lead would end while viewings are open: the member is asked whether to cancel them. */
  | { problem: 'hasOpenViewings'; openViewings: string[] }
  /** Somebody else has moved the lead since. */
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
  const answer = formText(form, 'viewings')
  const openViewings = (['cancel', 'keep'] as const).find((known) => known === answer)
  const move = {
    from: stageIn(form, 'from'),
    to,
    ...(to === 'lost' && { reason }),
    ...(offer !== 'absent' && { offer }),
    openViewings,
  }
  const moved = await site.leads.handling.move(leadId, move, { member, actor })
  if (moved.outcome === 'unknown') return { problem: 'gone' }
  if (moved.outcome === 'elsewhere') return { problem: 'elsewhere', moved }
  if (moved.outcome === 'hasOpenViewings')
    return { problem: 'hasOpenViewings', openViewings: timesInWords(moved.starts, language) }
  return undefined
}

/** The times of viewings, for the question whether to cancel them with their lead. */
const timesInWords = (starts: readonly (number | undefined)[], language: Language): string[] =>
  starts.flatMap((start) => (start === undefined ? [] : shortDateAndTime(start, language)))

/** The stage in a field of a form; undefined for any other text. */
export function stageIn(form: FormData, name: string): LeadStage | undefined {
  const text = formText(form, name)
  return leadStages.find((stage) => stage === text)
}
