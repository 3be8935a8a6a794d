import { data, redirect, type ActionFunctionArgs } from 'react-router'
import { readForm, formText } from '#app/forms/read-form.ts'
import { actorOf } from '#app/office/actor.ts'
import { requireMember } from '#app/office/guard.ts'
import { whenUnavailable } from '#app/unavailable.ts'
import { languageOf, pathIn } from '#server/language.ts'
import {
  type LeadStage,
  leadStages,
  type LostReason,
  lostReasons,
} from '#server/leads/handling/stages.ts'
import { agencyZone, localTimeIn } from '#server/shared/zoned-time.ts'
import { attachmentsOf, brochureValue, maxAttachedPictures } from './attachments.ts'
import { hasHoles } from './templates.ts'
import type { LeadProblem } from './words.ts'

/** The longest reply and note, in UTF-16 units. */
export const maxReplyLength = 8000

/** The result of an act that failed: the problem, with everything that was typed. */
export interface Act {
  intent: string
  problem?: LeadProblem
  typed: Record<string, string>
  /** The files that were chosen to go with a reply. */
  attach?: string[]
  /** When a draft was saved; milliseconds since 1970. */
  savedAt?: number
}

interface Given {
  site: ReturnType<typeof requireMember>['site']
  member: ReturnType<typeof requireMember>['member']
  id: string
  form: FormData
}

/** Performs one action on a lead. @returns the problem; undefined when it is done. */
type Doing = (given: Given) => Promise<LeadProblem | undefined>

const handled = async (
  { site, member, id }: Given,
  handling: Parameters<Given['site']['leads']['handling']['handle']>[1],
): Promise<LeadProblem | undefined> =>
  (await site.leads.handling.handle(id, handling, actorOf({ member, site }))) ? undefined : 'gone'

const acts: Record<string, Doing> = {
  async stage(given) {
    const { site, id, form } = given
    const to = pick(leadStages, formText(form, 'stage'))
    if (!to) return undefined
    const from = pick(leadStages, formText(form, 'from'))
    const reason = pick(lostReasons, formText(form, 'reason'))
    if (to === 'lost' && !reason) return 'reasonRequired'
    const move = { from, to, ...(to === 'lost' && { reason }) }
    const { outcome } = await site.leads.handling.move(id, move, actorOf(given))
    return outcome === 'moved' ? undefined : outcome === 'unknown' ? 'gone' : 'elsewhere'
  },
  take: (given) => handled(given, { assignee: given.member }),
  leave: (given) => handled(given, { assignee: null }),
  unread: (given) => handled(given, { unread: true }),
  async 'follow-up'(given) {
    const text = formText(given.form, 'at')
    if (!text) return handled(given, { followUp: null })
    const at = localTimeIn(agencyZone, text)
    if (at === undefined) return 'timeInvalid'
    return handled(given, { followUp: { at, remind: given.form.has('remind') } })
  },
  async note({ site, member, id, form }) {
    const text = messageOf(form, 'note')
    if (!text) return 'noteRequired'
    if (text.length > maxReplyLength) return 'messageLong'
    return (await site.leads.handling.note(id, text, member)) ? undefined : 'gone'
  },
  async draft({ site, member, id, form }) {
    const text = messageOf(form, 'message')
    if (text.length > maxReplyLength) return 'messageLong'
    await site.leads.handling.draft(id, member.id, { text, replyId: idIn(form) })
    return undefined
  },
  async reply({ site, member, id, form }) {
    const text = messageOf(form, 'message')
    if (!text) return 'messageRequired'
    if (text.length > maxReplyLength) return 'messageLong'
    if (hasHoles(text)) return 'holes'
    const chosen = chosenIn(form)
    if (chosen.filter((one) => one !== brochureValue).length > maxAttachedPictures)
      return 'pictures'
    const language = formText(form, 'language') === 'es' ? 'es' : 'en'
    const home = chosen.length > 0 ? await site.catalogue.find(formText(form, 'home')) : undefined
    // Each chosen file is either sent or reported as missing.
    if (chosen.length > 0 && !home) return 'homeGone'
    const stage = pick(leadStages, formText(form, 'move'))
    const reply = {
      id: idIn(form),
      text,
      subject: formText(form, 'subject').replace(/\s+/g, ' ').trim().slice(0, 200) || '—',
      language,
      attachments: home ? attachmentsOf(site, home, language, chosen) : [],
      ...(stage && { stage }),
    } as const
    const replied = await site.leads.handling.reply(id, reply, member, actorOf({ member, site }))
    return replied === 'noAddress' ? 'noAddress' : replied === 'unknown' ? 'gone' : undefined
  },
  async again({ site, member, id, form }) {
    await site.leads.handling.sendAgain(id, formText(form, 'email'), actorOf({ member, site }))
    return undefined
  },
  async 'give-up'({ site, member, id, form }) {
    await site.leads.handling.giveUp(id, formText(form, 'email'), actorOf({ member, site }))
    return undefined
  },
}

const statuses: Partial<Record<LeadProblem, number>> = { failed: 503, elsewhere: 409 }

/**
 * Handles every form of a lead's page: its `intent` names the action. After a success it redirects
 * to the page.
 */
export async function actOnLead(args: ActionFunctionArgs) {
  const { site, member } = requireMember(args)
  const { id = '' } = args.params
  const form = await readForm(args.request)
  const intent = formText(form, 'intent')
  const doing = Object.hasOwn(acts, intent) ? acts[intent] : undefined
  if (!doing) throw data(null, { status: 400 })
  const typed = Object.fromEntries(
    [...form.keys()].map((name) => [name, formText(form, name)] as const),
  )
  const problem = await whenUnavailable(
    site.log,
    'a lead could not be handled',
    () => doing({ site, member, id, form }),
    (): LeadProblem => 'failed',
  )
  if (problem)
    return data<Act>(
      { intent, problem, typed, attach: chosenIn(form) },
      { status: statuses[problem] ?? 400 },
    )
  if (intent === 'draft' && form.has('quiet'))
    return data<Act>({ intent, typed: {}, savedAt: site.now() })
  const page = pathIn(languageOf(args.url.pathname), '/office/leads')
  // Showing the lead again would mark it as read.
  if (intent === 'unread') throw redirect(page, 303)
  const query = new URLSearchParams(args.url.search)
  query.delete('sent')
  if (intent === 'reply') {
    query.set('sent', 'reply')
    // The next reply begins empty.
    query.delete('template')
  }
  throw redirect(`${page}/${id}${query.size > 0 ? `?${query}` : ''}`, 303)
}

/** The values of the files that were chosen, each at most as long as an address. */
const chosenIn = (form: FormData): string[] =>
  form.getAll('attach').map((value) => String(value).slice(0, 300))

const messageOf = (form: FormData, name: string) =>
  formText(form, name).replace(/\r\n?/g, '\n').trim()

/** The id that the page gave the reply; one that was tampered with makes a reply of its own. */
function idIn(form: FormData): string {
  const id = formText(form, 'reply')
  return /^[\da-f-]{36}$/.test(id) ? id : crypto.randomUUID()
}

const pick = <T extends LeadStage | LostReason>(values: readonly T[], value: string) =>
  values.find((one) => one === value)
