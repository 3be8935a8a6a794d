import { data, redirectDocument, type ActionFunctionArgs } from 'react-router'
import { homeTexts } from '#app/catalogue/home-texts.ts'
import { viewingAlternative } from '#app/catalogue/viewing-alternative.ts'
import { siteContext } from '#app/context.ts'
import { answerForm } from '#app/forms/answer-form.ts'
import { formTexts } from '#app/forms/read-form.ts'
import { readLeadForm } from '#app/leads/read-lead.ts'
import { storeLead } from '#app/leads/store-lead.ts'
import { parseShortlist } from '#app/shortlist/list.ts'
import { languageOf, pathIn } from '#server/language.ts'
import { maxVisitHomes } from '#server/leads/options.ts'
import { withPresentNames } from '#server/leads/present-names.ts'
import type { SiteRequest } from '#server/site.ts'
import { visitStarts } from '#server/viewings/slots/calendar.ts'
import { readSlots, slotText } from '#server/viewings/slots/slots.ts'
import { viewingPath, viewingPaths } from '#server/viewings/viewing-paths.ts'
import { words } from '../words.ts'
import { zoneButton } from '../zone-choice.tsx'
import { findHomes } from './find-homes.ts'

/**
 * Stores a request for a viewing, with the checks of every lead form. At least one half-hour must
 * be offered and free, unless the request was sent before. Redirects to the page of the viewing or,
 * while no half-hour can be held, to a page that says so.
 */
export async function requestAction(args: ActionFunctionArgs) {
  const site = args.context.get(siteContext)
  const language = languageOf(args.url.pathname)
  let isZoneAsked = false
  const read = await readLeadForm(args, 'viewing', (form) => {
    isZoneAsked = form.has(zoneButton)
    const slots = form.getAll('slot').map(String).join(' ')
    return withPresentNames({ ...formTexts(form, ['way']), slots })
  })
  const { values, submission, evidence, answer } = read
  // The same form, with the visitor's choices and texts, is shown in another time zone.
  if (isZoneAsked) return answerForm({ status: 'invalid', problems: {}, values }, 200)
  if (answer) return answer

  const slugs = slugsOf(args)
  const chosen = readSlots(submission.fields.slots ?? '') ?? []
  const slots = await offeredSlots(site, chosen, slugs.length)
  const slotsProblem = chosen.length > 1 ? 'slotsGone' : 'slotGone'
  const gone = answerForm({ status: 'invalid', problems: { slots: slotsProblem }, values })

  const homes = await findHomes(site, slugs)
  const refuse = (message: string) => answerForm({ status: 'refused', message, values }, 409)
  if (homes?.length === 0) throw data(null, { status: 404 })
  if (homes && homes.length < slugs.length) return refuse(words[language].request.gone)
  const instead = homes?.flatMap((home) => viewingAlternative(home, language) ?? []).at(0)
  if (instead) return refuse(instead.note)

  const [first, ...others] = (homes ?? []).map((home) => ({
    slug: home.slug,
    ref: home.ref,
    title: homeTexts(home, language).title,
  }))
  const fields = {
    ...submission.fields,
    slots: slots.map(({ start }) => slotText(start)).join(' '),
    ...(first && { reference: first.ref }),
    ...(others.length > 0 && { moreReferences: others.map(({ ref }) => ref).join(', ') }),
  }
  const request = { ...submission, fields }
  // A request that is sent again holds its times itself, so that they are no longer free.
  if (!slots.some(({ free }) => free) && !(await site.viewings.hasViewing(request))) return gone

  const visit = { home: first, moreHomes: others, halfHours: slugs.length }
  const stored = await storeLead(site, 'viewing', site.viewings.request(request, visit, evidence))
  if (!stored) return answerForm({ status: 'failed', values })
  const { acceptance, token } = stored
  // Somebody was faster after the calendar was read.
  if (acceptance === 'taken') return gone
  if (acceptance === 'conflict') return answerForm({ status: 'conflict', values })
  throw redirectDocument(
    token
      ? viewingPath('status', language, token)
      : `${pathIn(language, viewingPaths.status)}?asked=yes`,
    303,
  )
}

/**
 * The homes of the page, in the order of the visit.
 * @throws a 404 response if there are none.
 */
function slugsOf({ params, url }: ActionFunctionArgs): readonly string[] {
  const slugs = params.slug === undefined ? askedHomes(url) : [params.slug]
  if (slugs.length === 0) throw data(null, { status: 404 })
  return slugs
}

/** The homes that the address of a visit to several homes names, by checkboxes or as one list. */
export const askedHomes = (url: URL): readonly string[] =>
  parseShortlist(url.searchParams.getAll('homes').join('.')).slice(0, maxVisitHomes)

/** The chosen start times that are still offered. */
async function offeredSlots(
  { viewings }: SiteRequest,
  chosen: readonly number[],
  halfHours: number,
) {
  const { days } = await viewings.calendar()
  const offered = visitStarts(days, halfHours).flatMap((day) => day.slots)
  return chosen.flatMap((start) => offered.find((slot) => slot.start === start) ?? [])
}
