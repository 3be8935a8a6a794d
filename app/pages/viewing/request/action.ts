import { data, redirectDocument, type ActionFunctionArgs } from 'react-router'
import { homeTexts } from '#app/catalogue/home-texts.ts'
import { viewingAlternative } from '#app/catalogue/viewing-alternative.ts'
import { siteContext } from '#app/context.ts'
import { answerForm } from '#app/forms/answer-form.ts'
import { readLeadForm } from '#app/leads/read-lead.ts'
import { storeLead } from '#app/leads/store-lead.ts'
import { languageOf, pathIn } from '#server/language.ts'
import type { SiteRequest } from '#server/site.ts'
import { readSlots, slotText } from '#server/viewings/slots.ts'
import { viewingPath, viewingPaths } from '#server/viewings/viewing-paths.ts'

/**
 * Stores a request for a viewing, with the checks of every lead form and at least one half-hour
 * that is offered and free. Redirects to the page of the viewing or, while nothing can be held, to
 * one that says so.
 */
export async function requestAction(args: ActionFunctionArgs) {
  const site = args.context.get(siteContext)
  const language = languageOf(args.url.pathname)
  const { values, submission, evidence, answer } = await readLeadForm(args, 'viewing', (form) => ({
    slots: form.getAll('slot').map(String).join(' '),
  }))
  if (answer) return answer

  const slots = await offeredSlots(site, submission.fields.slots ?? '')
  if (!slots.some(({ free }) => free))
    return answerForm({ status: 'invalid', problems: { slots: 'slotGone' }, values })

  const home = await findHome(site, args.params.slug ?? '')
  const instead = home && viewingAlternative(home, language)
  if (instead) return answerForm({ status: 'refused', message: instead.note, values }, 409)

  const fields = {
    ...submission.fields,
    slots: slots.map(({ start }) => slotText(start)).join(' '),
    ...(home && { reference: home.ref }),
  }
  const terms = home && {
    slug: home.slug,
    ref: home.ref,
    title: homeTexts(home, language).title,
  }
  const stored = await storeLead(
    site,
    'viewing',
    site.viewings.request({ ...submission, fields }, terms, evidence),
  )
  if (!stored) return answerForm({ status: 'failed', values })
  const { acceptance, token } = stored
  if (acceptance === 'conflict') return answerForm({ status: 'conflict', values })
  throw redirectDocument(
    token
      ? viewingPath('status', language, token)
      : `${pathIn(language, viewingPaths.status)}?asked=yes`,
    303,
  )
}

/** Those of the chosen half-hours that are still offered. */
async function offeredSlots({ viewings }: SiteRequest, chosen: string) {
  const { days } = await viewings.calendar()
  const offered = days.flatMap((day) => day.slots)
  return (readSlots(chosen) ?? []).flatMap(
    (start) => offered.find((slot) => slot.start === start) ?? [],
  )
}

/**
 * The home to be viewed, or undefined where the catalogue cannot be read, for whatever reason: the
 * request is then stored without it, and its page and reference name the home.
 * @throws 404 when there is no such home.
 */
async function findHome({ catalogue, log }: SiteRequest, slug: string) {
  const home = await catalogue.find(slug).catch((error: unknown) => {
    log.error({ err: error }, 'the home of a viewing could not be read')
    return 'unread' as const
  })
  if (!home) throw data(null, { status: 404 })
  return home === 'unread' ? undefined : home
}
