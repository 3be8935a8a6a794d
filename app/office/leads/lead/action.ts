import { data, redirect, type ActionFunctionArgs } from 'react-router'
import { formText, linesIn, typedIn } from '#app/forms/read-form.ts'
import { type FormRequest, handleForm } from '#app/office/handle-form.ts'
import { idIn } from '#app/office/read-office-form.ts'
import {
  changeViewing,
  doneName,
  viewingChanges,
  type ChangeRefusal,
} from '#app/office/viewings/change.ts'
import { pathIn } from '#server/language.ts'
import { isEnd } from '#server/leads/handling/stages.ts'
import { agencyZone, localTimeIn } from '#server/shared/time/zoned-time.ts'
import { findColleagues } from '../colleagues.ts'
import { moveByForm, stageIn } from '../move-by-form.ts'
import { draftReply, sendReply } from './act-on-reply.ts'
import { chosenIn, type LeadRefusal, type LeadRequest, maxReplyLength } from './lead-request.ts'
import type { LeadProblem } from './words.ts'

/** The answer to a form that was refused, with its texts, or to a draft that was saved. */
export interface LeadAnswer extends Partial<LeadRefusal> {
  intent: string
  typed: Record<string, string>
  /** The files that were chosen for a reply. */
  attach?: string[]
  /** When a draft was saved; milliseconds since 1970. */
  savedAt?: number
  /** The change of a viewing that was refused. */
  viewing?: ChangeRefusal
}

/** Performs one action on a lead; returns its problem, if any, which may have details. */
type LeadIntent = (request: LeadRequest) => Promise<LeadProblem | LeadRefusal | undefined>

const change = async (
  { site, id, actor }: LeadRequest,
  handling: Parameters<LeadRequest['site']['leads']['handling']['change']>[1],
): Promise<LeadProblem | undefined> =>
  (await site.leads.handling.change(id, handling, actor)) ? undefined : 'gone'

const settleRefused = async (
  { site, id, form, actor }: LeadRequest,
  become: 'waiting' | 'dropped',
): Promise<LeadProblem | undefined> => {
  const settlement = { emailId: formText(form, 'email'), become }
  return (await site.leads.handling.settleRefused(id, settlement, actor)) ? undefined : 'emailGone'
}

const intents: Record<string, LeadIntent> = {
  async stage(request) {
    const to = stageIn(request.form, 'stage')
    return to && moveByForm(request, request.id, to)
  },
  take: (request) => change(request, { assignee: request.member }),
  async assign(request) {
    const id = formText(request.form, 'assignee')
    if (!id) return change(request, { assignee: null })
    const colleagues = await findColleagues(request.site, request.member)
    const assignee = colleagues.find((one) => one.id === id)
    return assignee ? change(request, { assignee }) : 'notStaff'
  },
  async spam({ site, id, actor }) {
    const outcome = await site.leads.handling.quarantined.quarantine(id, actor)
    return outcome === 'quarantined' ? undefined : outcome === 'unknown' ? 'gone' : 'spamViewing'
  },
  called: async ({ site, id, member, actor }) =>
    (await site.leads.handling.call(id, { member, actor })) ? undefined : 'gone',
  unread: (request) => change(request, { unread: true }),
  async 'follow-up'(request) {
    const text = formText(request.form, 'at')
    if (!text) return change(request, { followUp: null })
    const at = localTimeIn(agencyZone, text)
    if (at === undefined) return 'timeInvalid'
    if (at <= request.site.clock()) return 'timePast'
    return change(request, { followUp: { at, remind: request.form.has('remind') } })
  },
  async note({ site, member, actor, id, form }) {
    const text = linesIn(form, 'note')
    if (!text) return 'noteRequired'
    if (text.length > maxReplyLength) return 'messageLong'
    const note = { id: idIn(form, 'note-id'), text }
    return (await site.leads.handling.note(id, note, { member, actor })) ? undefined : 'gone'
  },
  draft: draftReply,
  reply: sendReply,
  again: (request) => settleRefused(request, 'waiting'),
  'give-up': (request) => settleRefused(request, 'dropped'),
}

const statuses: Partial<Record<LeadProblem, number>> = {
  failed: 503,
  sendingFailed: 503,
  elsewhere: 409,
  emailGone: 409,
  answeredSince: 409,
  endedSince: 409,
  timesTaken: 409,
  hasOpenViewings: 409,
  spamViewing: 409,
}

/**
 * Handles every form of a lead's page: its `intent` names the action. After a success it redirects
 * to the page.
 */
export const actOnLead = (args: ActionFunctionArgs) =>
  handleForm(args, {
    intents: {
      ...Object.fromEntries(
        Object.entries(intents).map(([intent, act]) => [
          intent,
          async (request: FormRequest) => {
            const form = { ...request, id: args.params.id ?? '' }
            const problem = await act(form)
            return problem ? refuse(request, problem) : done(form)
          },
        ]),
      ),
      ...Object.fromEntries(
        viewingChanges.map((name) => [
          name,
          async (request: FormRequest) => {
            const form = { ...request, id: args.params.id ?? '' }
            const changed = await changeViewing(form, name)
            if (!changed.refused) return done(form)
            const { refused: viewing, status } = changed
            return data<LeadAnswer>({ intent: name, typed: {}, viewing }, { status })
          },
        ]),
      ),
    },
    whenFailed: (request) =>
      refuse(request, request.intent === 'reply' ? 'sendingFailed' : 'failed'),
  })

const refuse = ({ form, intent }: FormRequest, refused: LeadProblem | LeadRefusal) => {
  const refusal = typeof refused === 'string' ? { problem: refused } : refused
  const { problem, openViewings, since, taken } = refusal
  return data<LeadAnswer>(
    { intent, problem, openViewings, since, taken, typed: typedIn(form), attach: chosenIn(form) },
    { status: statuses[problem] ?? 400 },
  )
}

function done({ args, site, id, form, intent, language }: LeadRequest) {
  if (intent === 'draft' && form.has('quiet'))
    return data<LeadAnswer>({ intent, typed: {}, savedAt: site.clock() })
  const page = pathIn(language, '/office/leads')
  // Showing the lead again would mark it as read.
  if (intent === 'unread') throw redirect(page, 303)
  if (intent === 'spam') throw redirect(`${page}?quarantined=${id}`, 303)
  const query = new URLSearchParams(args.url.search)
  query.delete('sent')
  query.delete('took')
  query.delete('closed')
  const from = stageIn(form, 'from')
  const to = stageIn(form, 'stage')
  if (intent === 'stage' && to && isEnd(to) && from) query.set('closed', from)
  if (intent === 'reply') {
    query.set('sent', 'reply')
    // The next reply starts without a template.
    query.delete('template')
  }
  const change = viewingChanges.find((one) => one === intent)
  if (change) {
    query.set('sent', doneName(form, change))
    if (form.has('unassigned')) query.set('took', 'yes')
  }
  // Without a fragment in the new address, a browser keeps that of the form, which would open the
  // next reply. The address therefore names the sent reply.
  const entry = intent === 'reply' ? `#entry-${idIn(form, 'reply')}` : ''
  throw redirect(`${page}/${id}${query.size > 0 ? `?${query}` : ''}${entry}`, 303)
}
