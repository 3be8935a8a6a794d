import { data, redirect, type ActionFunctionArgs } from 'react-router'
import { readForm, formText } from '#app/forms/read-form.ts'
import { whenUnavailable } from '#app/unavailable.ts'
import { languageOf, pathIn } from '#server/language.ts'
import { agencyZone, dateIn, localTimeIn } from '#server/shared/zoned-time.ts'
import type { ChangeOutcome } from '#server/viewings/change-viewing.ts'
import { readSlots, slotLength } from '#server/viewings/slots.ts'
import { actorOf } from '../actor.ts'
import { requireMember } from '../guard.ts'
import type { words } from './words.ts'

/** The act that failed, and why; or the private address that was made. */
export interface ViewingAnswer {
  id: string | undefined
  problem: Problem | undefined
  at: string
  feed: string | undefined
}

type Problem = keyof (typeof words)['en']['problems']

const problems: Record<ChangeOutcome, Problem | undefined> = {
  done: undefined,
  unchanged: undefined,
  taken: 'taken',
  notOffered: 'notOffered',
  over: 'over',
  tooOften: 'over',
  unknown: 'over',
}

/**
 * Confirms, moves or cancels a viewing, and makes or ends the private address of a member's
 * calendar.
 */
export async function actOnViewings(args: ActionFunctionArgs) {
  const given = requireMember(args)
  const { site, member } = given
  const { office } = site.viewings
  const form = await readForm(args.request)
  const intent = formText(form, 'intent')
  const id = formText(form, 'viewing')
  const language = languageOf(args.url.pathname)
  const page = pathIn(language, '/office/viewings')
  const at = formText(form, 'at')
  const refuse = (problem: Problem, status: number) =>
    data<ViewingAnswer>({ id, problem, at, feed: undefined }, { status })
  const actor = actorOf(given)

  const act = async () => {
    if (intent === 'feed') {
      const token = await office.feed.open(member.id)
      const feed = `${site.config.siteUrl}/viewing/feed.ics?${new URLSearchParams({ token })}`
      return data<ViewingAnswer>({ id: undefined, problem: undefined, at: '', feed })
    }
    if (intent === 'end-feed') {
      await office.feed.close(member.id)
      return redirect(page, 303)
    }
    let outcome: ChangeOutcome
    let start: number | undefined
    if (intent === 'confirm') {
      start = readSlots(formText(form, 'slot'))?.[0]
      if (start === undefined) return refuse('timeInvalid', 400)
      outcome = await office.confirm(id, start, actor)
    } else if (intent === 'move') {
      start = localTimeIn(agencyZone, at)
      if (start === undefined || start % slotLength !== 0) return refuse('timeInvalid', 400)
      outcome = await office.move(id, start, actor)
    } else if (intent === 'cancel') {
      outcome = await office.cancel(id, actor)
    } else throw data(null, { status: 400 })
    const problem = problems[outcome]
    if (problem) return refuse(problem, 409)
    const day = start === undefined ? args.url.searchParams.get('day') : dateIn(agencyZone, start)
    return redirect(`${page}?${new URLSearchParams({ ...(day && { day }), done: intent })}`, 303)
  }
  return whenUnavailable(site.log, 'a viewing could not be changed in the office', act, () =>
    refuse('failed', 503),
  )
}
