import { data, redirect, type ActionFunctionArgs } from 'react-router'
import { formText, lineIn } from '#app/forms/read-form.ts'
import { type Language, pathIn } from '#server/language.ts'
import { agencyZone, dateIn } from '#server/shared/time/zoned-time.ts'
import type { MeetingPlace } from '#server/viewings/for-staff/meeting-place.ts'
import { type FormRequest, handleForm, type Intents } from '../handle-form.ts'
import {
  changeViewing,
  doneName,
  typedRefusal,
  type ViewingChangeName,
  type ChangeRefusal,
} from './change.ts'
import { ownerIn } from './week-address.ts'
import { maxPlaceLength } from './words.ts'

/** A change that was refused, a meeting place that was refused, or the new private address. */
export interface ViewingAnswer {
  refused?: ChangeRefusal
  place?: PlaceRefusal
  feed?: string
}

/** A meeting place in only one language, as it was typed. */
export interface PlaceRefusal extends MeetingPlace {
  missing: Language
}

type Answer = ReturnType<typeof data<ViewingAnswer>> | Response

const intents: Intents<Answer> = {
  async feed({ site, member }) {
    const token = await site.viewings.office.feed.open(member.id)
    const feed = `${site.config.siteUrl}/viewing/feed.ics?${new URLSearchParams({ token })}`
    return data<ViewingAnswer>({ feed })
  },
  async 'end-feed'({ site, member, language }) {
    await site.viewings.office.feed.close(member.id)
    return redirect(pathIn(language, '/office/viewings'), 303)
  },
  confirm: (request) => change(request, 'confirm'),
  move: (request) => change(request, 'move'),
  cancel: (request) => change(request, 'cancel'),
  async place({ site, actor, form, args, language, intent }) {
    const [en = '', es = ''] = ['placeEn', 'placeEs'].map((name) =>
      lineIn(form, name).slice(0, maxPlaceLength),
    )
    const outcome = await site.viewings.office.setPlace({ en, es }, actor)
    if (outcome !== 'saved') {
      const place = { en, es, missing: outcome.missing }
      return data<ViewingAnswer>({ place }, { status: 400 })
    }
    const day = args.url.searchParams.get('day')
    const query = new URLSearchParams({
      ...(day && { day }),
      ...ownerParameter(args),
      done: intent,
    })
    return redirect(`${pathIn(language, '/office/viewings')}?${query}`, 303)
  },
  /** Removes the assignment of a lead that the member got by confirming or moving its viewing. */
  async leave({ site, member, actor, form, args, language }) {
    const { handling } = site.leads
    const id = formText(form, 'lead')
    const lead = await handling.read(id, member.id)
    if (lead?.assigneeId === member.id) await handling.change(id, { assignee: null }, actor)
    const day = args.url.searchParams.get('day')
    const query = new URLSearchParams({ ...(day && { day }), ...ownerParameter(args) })
    return redirect(`${pathIn(language, '/office/viewings')}?${query}`, 303)
  },
}

/**
 * Confirms, moves or cancels a viewing, and creates or ends the private address of a member's
 * calendar.
 */
export const actOnViewings = (args: ActionFunctionArgs) =>
  handleForm(args, {
    intents,
    whenFailed: ({ form }) =>
      data<ViewingAnswer>({ refused: typedRefusal(form, 'failed') }, { status: 503 }),
  })

/** The filter of the screen, which is kept. */
const ownerParameter = ({ url }: Pick<ActionFunctionArgs, 'url'>) =>
  ownerIn(url.searchParams) === 'mine' ? { whose: 'mine' } : {}

/** Changes a viewing and returns to its day, or reports why it was not changed. */
async function change(request: FormRequest, name: ViewingChangeName): Promise<Answer> {
  const changed = await changeViewing(request, name)
  if (changed.refused)
    return data<ViewingAnswer>({ refused: changed.refused }, { status: changed.status })
  const { args, language, form } = request
  const { start } = changed
  const day = start === undefined ? args.url.searchParams.get('day') : dateIn(agencyZone, start)
  const took = start === undefined ? '' : formText(form, 'leadTaken')
  const query = new URLSearchParams({
    ...(day && { day }),
    ...ownerParameter(args),
    done: doneName(form, name),
    ...(took && { took }),
    ...(form.has('unmailed') && { unmailed: 'yes' }),
  })
  return redirect(`${pathIn(language, '/office/viewings')}?${query}`, 303)
}
