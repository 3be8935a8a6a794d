import { data, redirectDocument, type ActionFunctionArgs } from 'react-router'
import { languageOf, pathIn } from '#server/language.ts'
import { validate } from '#server/leads/validate.ts'
import { isUnavailable } from '#server/unavailable.ts'
import { readSlots, slotText } from '#server/viewings/slots.ts'
import { viewingPath, viewingPaths } from '#server/viewings/viewing-links.ts'
import { inPlaceOfViewing } from '#app/catalogue/in-place-of-viewing.ts'
import { textsOf as homeTexts } from '#app/catalogue/texts.ts'
import { siteContext } from '#app/context.ts'
import { answerForm } from '#app/forms/answer-form.ts'
import { evidenceNames, evidenceOf, renewedStamp, submissionIdOf } from '#app/forms/evidence.ts'
import { readForm, textsOf } from '#app/forms/read-form.ts'
import { isOwnAddress } from '#app/leads/lead-action.ts'
import { words } from '#app/root-data/form-words.ts'

const fieldNames = [
  'name',
  'email',
  'phone',
  'message',
  'reference',
  'way',
  'consent',
  evidenceNames.stamp,
]

/**
 * Stores a request for a viewing, with the checks of every lead form and at least one half-hour that is offered
 * and free. Redirects to the page of the viewing or, while nothing can be held, to one that says so.
 */
export async function requestAction({ request, url, params, context }: ActionFunctionArgs) {
  const { viewings, stamps, account, log, address, catalogue } = context.get(siteContext)
  const language = languageOf(url.pathname)
  const form = await readForm(request)
  const slots = form.getAll('slot').map(String).join(' ')
  const values = { ...textsOf(form, fieldNames), slots }

  const validation = validate('viewing', values)
  if (!validation.valid)
    return answerForm({ status: 'invalid', problems: validation.problems, values })
  const stamp = renewedStamp(form, stamps)
  if (stamp) return answerForm({ status: 'outdated', values: { ...values, stamp } })

  const { days } = await viewings.calendar()
  const offered = days.flatMap((day) => day.slots)
  const chosen = (readSlots(slots) ?? []).flatMap(
    (start) => offered.find((slot) => slot.start === start) ?? [],
  )
  if (!chosen.some(({ free }) => free))
    return answerForm({ status: 'invalid', problems: { slots: 'slotGone' }, values })

  const home = await catalogue.find(params.slug ?? '').catch((error) => {
    if (!isUnavailable(error)) throw error
    // The request is stored without the home; its page and reference name it.
    log.error({ err: error }, 'the home of a viewing could not be read')
    return 'away' as const
  })
  if (!home) throw data(null, { status: 404 })
  const instead = home === 'away' ? undefined : inPlaceOfViewing(home, language)
  if (instead) return answerForm({ status: 'refused', message: instead.note, values }, 409)

  const submission = {
    kind: 'viewing' as const,
    language,
    sourcePath: url.pathname,
    fields: {
      ...validation.fields,
      slots: chosen.map(({ start }) => slotText(start)).join(' '),
      ...(home !== 'away' && { reference: home.ref }),
    },
    consentWording: form.has('consent') ? words[language].consent : null,
    userId: account.user?.id,
    ownAddress: isOwnAddress(account.user, validation.fields.email),
    submissionId: submissionIdOf(form),
  }
  const known =
    home === 'away'
      ? undefined
      : { slug: home.slug, ref: home.ref, title: homeTexts(home, language).title }
  try {
    const evidence = { ...evidenceOf(form), address }
    const { acceptance, token } = await viewings.request(submission, known, evidence)
    if (acceptance === 'conflict') return answerForm({ status: 'conflict', values })
    throw redirectDocument(
      token
        ? viewingPath('status', language, token)
        : `${pathIn(language, viewingPaths.status)}?asked=yes`,
      303,
    )
  } catch (error) {
    if (!isUnavailable(error)) throw error
    log.error({ err: error, kind: 'viewing' }, 'a lead could not be stored')
    return answerForm({ status: 'failed', values })
  }
}
