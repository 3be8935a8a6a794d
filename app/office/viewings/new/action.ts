import { data, redirect, type ActionFunctionArgs } from 'react-router'
import { homeTexts } from '#app/catalogue/home-texts.ts'
import { formText } from '#app/forms/read-form.ts'
import { actorOf } from '#app/office/actor.ts'
import { requireMember } from '#app/office/guard.ts'
import { openMemberHomes } from '#app/office/homes/member-homes.ts'
import { idIn, readOfficeForm } from '#app/office/read-office-form.ts'
import { readTime, typedTime } from '#app/office/viewings/read-time.ts'
import { whenUnavailable } from '#app/unavailable.ts'
import { type Language, languageOf, pathIn } from '#server/language.ts'
import type { Submission } from '#server/leads/lead.ts'
import { agencyZone, dateIn } from '#server/shared/time/zoned-time.ts'
import type { Arrangement } from '#server/viewings/for-staff/enter-viewing.ts'
import { checkContact } from './read-form.ts'
import type { ArrangeProblem } from './words.ts'

/** The problems by field (`''` for the whole form), and the typed values. */
export interface ViewingRefusal {
  problems: Partial<Record<string, ArrangeProblem>>
  typed: Record<string, string>
  /** The viewing hours of the day, if the time is outside them. */
  hours?: string | undefined
}

const fields = [
  'at',
  'reference',
  'name',
  'phone',
  'email',
  'format',
  'language',
  'message',
  'submission',
] as const

/** Stores a viewing that staff have arranged. */
export async function arrangeViewing(args: ActionFunctionArgs) {
  const who = requireMember(args)
  const { site, member } = who
  const form = await readOfficeForm(args.request)
  const typed = Object.fromEntries(fields.map((name) => [name, formText(form, name)] as const))
  const leadId = args.url.searchParams.get('lead')
  const refuse = (problems: ViewingRefusal['problems'], status = 400) =>
    data<ViewingRefusal>({ problems, typed, hours }, { status })

  const shown = languageOf(args.url.pathname)
  const { start, problem, hours } = readTime(site, form, shown)
  typed.at = typedTime(form)
  const language = typed.language === 'es' ? 'es' : 'en'
  const checked = leadId ? undefined : checkContact(typed)
  const problems: ViewingRefusal['problems'] = {
    ...(checked && !checked.valid && checked.problems),
    ...(problem && { at: problem }),
  }
  const enter = async () => {
    const home = await findHome(who, (typed.reference ?? '').trim())
    if (home === 'unknown') problems.reference = 'homeUnknown'
    if (Object.keys(problems).length > 0 || start === undefined || home === 'unknown')
      return refuse(problems)
    const enquirer: Arrangement['enquirer'] =
      leadId || !checked?.valid
        ? { leadId: leadId ?? '' }
        : {
            caller: submissionOf({
              submissionId: idIn(form, 'submission'),
              contact: checked.fields,
              typed,
              language,
              slug: home?.slug,
              reference: home?.ref,
            }),
          }
    const arranged = await site.viewings.office.enter(
      {
        enquirer,
        start,
        member: { id: member.id, name: member.name },
        home: home && { slug: home.slug, ref: home.ref, title: homeTexts(home, language).title },
      },
      actorOf(who),
    )
    if (arranged.outcome === 'taken' || arranged.outcome === 'notOffered')
      return refuse({ at: arranged.outcome }, 409)
    if (arranged.outcome === 'exists' || arranged.outcome === 'unknown')
      return refuse({ '': arranged.outcome }, 409)
    const page = pathIn(shown, '/office/viewings')
    throw redirect(
      `${page}?${new URLSearchParams({ day: dateIn(agencyZone, start), done: 'confirm' })}`,
      303,
    )
  }
  return whenUnavailable(site.log, 'a viewing could not be entered in the office', enter, () =>
    refuse({ '': 'failed' }, 503),
  )
}

/**
 * The home with a reference; undefined if no reference is given.
 * @throws {Unavailable}
 */
async function findHome(who: ReturnType<typeof requireMember>, reference: string) {
  if (!reference) return undefined
  const homes = await openMemberHomes(who)
  return (await homes.byReference(reference)) ?? 'unknown'
}

/** The data of somebody who has telephoned, as a submission. */
function submissionOf({
  submissionId,
  contact,
  typed,
  language,
  slug,
  reference,
}: {
  submissionId: string
  contact: Record<string, string>
  typed: Record<string, string>
  language: Language
  slug: string | undefined
  reference: string | undefined
}): Submission {
  const all = {
    ...contact,
    format: typed.format === 'video' ? 'video' : 'in-person',
    reference: reference ?? '',
  }
  return {
    submissionId,
    kind: 'viewing',
    language,
    sourcePath: pathIn(language, slug ? `/properties/${slug}` : '/viewing'),
    fields: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')),
    consentWording: null,
  }
}
