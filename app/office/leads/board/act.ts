import { data, redirect, type ActionFunctionArgs } from 'react-router'
import { dateAndTime } from '#app/format.ts'
import { readForm, formText } from '#app/forms/read-form.ts'
import { actorOf } from '#app/office/actor.ts'
import { requireMember } from '#app/office/guard.ts'
import { whenUnavailable } from '#app/unavailable.ts'
import { languageOf, pathIn } from '#server/language.ts'
import { leadStages, lostReasons } from '#server/leads/handling/stages.ts'
import { offerIn } from '../offer.ts'
import { cancelAll, findOpenViewings, viewingTimesInWords } from '../open-viewings.ts'
import { boardAddress, readBoardQuery } from './query.ts'
import type { BoardProblem } from './words.ts'

/** The answer to a refused move, shown beside the choice. */
export interface MoveAnswer {
  id: string
  name: string
  from: string
  to: string
  reason: string
  /** The amount as it was typed. */
  offer?: string | undefined
  problem?: BoardProblem | undefined
  /** The active viewings of a lead that ends: the member is asked whether to cancel them. */
  openViewings?: string[] | undefined
  /** Set if somebody else has moved the lead since: its stage, who moved it, and when. */
  elsewhere?: { stage: (typeof leadStages)[number]; who: string; when: string } | undefined
}

/** Moves a lead to another stage. */
export async function moveOnBoard(args: ActionFunctionArgs) {
  const request = requireMember(args)
  const language = languageOf(args.url.pathname)
  const form = await readForm(args.request)
  const typed = {
    id: formText(form, 'lead'),
    name: formText(form, 'name').slice(0, 200),
    from: formText(form, 'from'),
    to: formText(form, 'to'),
    reason: formText(form, 'reason'),
    offer: form.has('offer') ? formText(form, 'offer') : undefined,
  }
  const from = leadStages.find((one) => one === typed.from)
  const to = leadStages.find((one) => one === typed.to)
  const reason = lostReasons.find((one) => one === typed.reason)
  const refuse = (problem: BoardProblem, status: number) =>
    data<MoveAnswer>({ ...typed, problem }, { status })
  if (!from || !to) return refuse('stageInvalid', 400)
  if (to === 'lost' && !reason) return refuse('reasonRequired', 400)
  const offer = offerIn(form)
  if (offer === undefined) return refuse('offerInvalid', 400)
  const move = async () => {
    const { site } = request
    const openViewings = to === 'won' || to === 'lost' ? await findOpenViewings(site, typed.id) : []
    const answer = formText(form, 'viewings')
    if (openViewings.length > 0 && answer !== 'cancel' && answer !== 'keep') {
      const times = viewingTimesInWords(openViewings, language)
      return data<MoveAnswer>(
        { ...typed, problem: 'hasOpenViewings', openViewings: times },
        { status: 409 },
      )
    }
    const moved = await site.leads.handling.move(
      typed.id,
      { from, to, ...(to === 'lost' && { reason }), ...(offer !== 'absent' && { offer }) },
      actorOf(request),
    )
    if (moved.outcome === 'unknown') return refuse('gone', 404)
    if (moved.outcome === 'elsewhere') {
      const { stage, by = '', at } = moved
      const elsewhere = {
        stage,
        who: by.split('@', 1)[0] ?? by,
        when: at ? dateAndTime(at, language) : '',
      }
      return data<MoveAnswer>({ ...typed, elsewhere }, { status: 409 })
    }
    if (answer === 'cancel')
      await cancelAll(site, openViewings, { actor: actorOf(request), member: request.member })
    return undefined
  }
  const refusal = await whenUnavailable(request.site.log, 'a lead could not be moved', move, () =>
    refuse('failed', 503),
  )
  if (refusal) return refusal
  throw redirect(
    pathIn(language, '/office/leads/board') + boardAddress(readBoardQuery(args.url.searchParams)),
    303,
  )
}
