import { data, redirect, type ActionFunctionArgs } from 'react-router'
import { formText } from '#app/forms/read-form.ts'
import { pathIn } from '#server/language.ts'
import { agencyZone, dateIn } from '#server/shared/time/zoned-time.ts'
import type { ChangeOutcome } from '#server/viewings/changes/change-viewing.ts'
import { readSlots } from '#server/viewings/slots/slots.ts'
import { type FormRequest, handleForm, type Intents } from '../handle-form.ts'
import { readTime, typedTime } from './read-time.ts'
import { ownerIn } from './week-address.ts'
import { maxNoteLength, maxPlaceLength, type words } from './words.ts'

/** The change that failed, and why; or the private address that was made. */
export interface ViewingAnswer {
  id: string | undefined
  problem: Problem | undefined
  at: string
  /** What was typed for the visitor. */
  note?: string
  /** The viewing hours of the chosen day, where the chosen time is outside of them. */
  hours?: string | undefined
  feed: string | undefined
}

type Problem = keyof (typeof words)['en']['problems']
type Answer = ReturnType<typeof refuse> | Response

const problems: Record<ChangeOutcome, Problem | undefined> = {
  done: undefined,
  unchanged: undefined,
  taken: 'taken',
  notOffered: 'notOffered',
  over: 'over',
  tooOften: 'over',
  unknown: 'over',
}

const intents: Intents<Answer> = {
  async feed({ site, member }) {
    const token = await site.viewings.office.feed.open(member.id)
    const feed = `${site.config.siteUrl}/viewing/feed.ics?${new URLSearchParams({ token })}`
    return data<ViewingAnswer>({ id: undefined, problem: undefined, at: '', feed })
  },
  async 'end-feed'({ site, member, language }) {
    await site.viewings.office.feed.close(member.id)
    return redirect(pathIn(language, '/office/viewings'), 303)
  },
  async confirm(request) {
    const { site, form } = request
    const start = readSlots(formText(form, 'slot'))?.[0]
    if (start === undefined) return refuse(request, 'timeInvalid', 400)
    return answer(request, await site.viewings.office.confirm(idIn(form), start, request), start)
  },
  async move(request) {
    const { site, form } = request
    const { start, problem, hours } = readTime(site, form, request.language)
    if (start === undefined || problem)
      return refuse(request, problem ?? 'timeInvalid', start === undefined ? 400 : 409, hours)
    return answer(
      request,
      await site.viewings.office.move(idIn(form), start, noted(request)),
      start,
    )
  },
  async cancel(request) {
    const { site, form } = request
    return answer(request, await site.viewings.office.cancel(idIn(form), noted(request)), undefined)
  },
  async place({ site, actor, form, args, language, intent }) {
    const lineOf = (name: string) => formText(form, name).replace(/\s+/g, ' ').trim()
    const [en = '', es = ''] = ['placeEn', 'placeEs'].map((name) =>
      lineOf(name).slice(0, maxPlaceLength),
    )
    await site.viewings.office.setPlace({ en, es }, actor)
    const day = args.url.searchParams.get('day')
    const query = new URLSearchParams({ ...(day && { day }), ...whoseOf(args), done: intent })
    return redirect(`${pathIn(language, '/office/viewings')}?${query}`, 303)
  },
  /** Leaves a lead to nobody that the member has taken by confirming or moving its viewing. */
  async leave({ site, member, actor, form, args, language }) {
    const { handling } = site.leads
    const id = formText(form, 'lead')
    const lead = await handling.read(id, member.id)
    if (lead?.assigneeId === member.id) await handling.handle(id, { assignee: null }, actor)
    const day = args.url.searchParams.get('day')
    const query = new URLSearchParams({ ...(day && { day }), ...whoseOf(args) })
    return redirect(`${pathIn(language, '/office/viewings')}?${query}`, 303)
  },
}

/**
 * Confirms, moves or cancels a viewing, and makes or ends the private address of a member's
 * calendar.
 */
export const actOnViewings = (args: ActionFunctionArgs) =>
  handleForm(args, {
    intents,
    failure: 'a viewing could not be changed in the office',
    whenFailed: (request) => refuse(request, 'failed', 503),
  })

/** The filter of the screen, which stays. */
const whoseOf = ({ url }: Pick<ActionFunctionArgs, 'url'>) =>
  ownerIn(url.searchParams) === 'mine' ? { whose: 'mine' } : {}

const idIn = (form: FormData) => formText(form, 'viewing')

const noteIn = (form: FormData) =>
  formText(form, 'note').replace(/\r\n?/g, '\n').trim().slice(0, maxNoteLength)

/** Who changes a viewing, with what they add for the visitor. */
const noted = ({ actor, member, form }: FormRequest) => ({ actor, member, note: noteIn(form) })

const refuse = ({ form }: FormRequest, problem: Problem, status: number, hours?: string) =>
  data<ViewingAnswer>(
    { id: idIn(form), problem, at: typedTime(form), note: noteIn(form), hours, feed: undefined },
    { status },
  )

/**
 * Back to the day of the viewing, or why it was not changed.
 * @param start its new time.
 */
function answer(request: FormRequest, outcome: ChangeOutcome, start: number | undefined): Answer {
  const problem = problems[outcome]
  if (problem) return refuse(request, problem, 409)
  const { args, language, intent, form } = request
  const day = start === undefined ? args.url.searchParams.get('day') : dateIn(agencyZone, start)
  const took = start === undefined ? '' : formText(form, 'nobodys')
  const query = new URLSearchParams({
    ...(day && { day }),
    ...whoseOf(args),
    done: form.has('requested') ? 'confirm' : intent,
    ...(took && { took }),
    ...(form.has('unmailed') && { unmailed: 'yes' }),
  })
  return redirect(`${pathIn(language, '/office/viewings')}?${query}`, 303)
}
