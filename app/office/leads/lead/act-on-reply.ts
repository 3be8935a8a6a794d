import { formText, lineIn, linesIn } from '#app/forms/read-form.ts'
import { idIn } from '#app/office/read-office-form.ts'
import type { Language } from '#server/language.ts'
import { shortDateAndTime } from '#server/shared/time/formats.ts'
import { readSlots, slotText } from '#server/viewings/slots/slots.ts'
import { stageIn } from '../move-by-form.ts'
import { attachmentsOf, brochureValue, maxAttachedPictures } from './attachments.ts'
import { chosenIn, type LeadRefusal, type LeadRequest, maxReplyLength } from './lead-request.ts'
import { hasPlaceholders } from './templates.ts'
import { timesInText } from './times-in-text.ts'
import type { LeadProblem } from './words.ts'

/** Stores the draft of a reply. */
export async function draftReply({
  site,
  member,
  id,
  form,
}: LeadRequest): Promise<LeadProblem | undefined> {
  const text = linesIn(form, 'message')
  if (text.length > maxReplyLength) return 'messageLong'
  const replyId = idIn(form, 'reply')
  return (await site.leads.handling.draft(id, member.id, { text, replyId })) ? undefined : 'gone'
}

/**
 * Sends a reply with the chosen files. If a colleague has answered or ended the lead since, or
 * proposed half-hours are not free, it says so; sent again, the reply is sent anyway.
 */
export async function sendReply(
  request: LeadRequest,
): Promise<LeadProblem | LeadRefusal | undefined> {
  const { site, member, actor, id, form } = request
  const text = linesIn(form, 'message')
  const chosen = chosenIn(form)
  const problem = problemOf(text, chosen)
  if (problem) return problem
  const language = formText(form, 'language') === 'es' ? 'es' : 'en'
  const home = chosen.length > 0 ? await site.catalogue.find(formText(form, 'home')) : undefined
  // Each chosen file is either sent or reported as missing.
  if (chosen.length > 0 && !home) return 'homeGone'
  const from = stageIn(form, 'from')
  const reply = {
    id: idIn(form, 'reply'),
    text,
    subject: lineIn(form, 'subject').slice(0, 200) || '—',
    language,
    attachments: home ? attachmentsOf(site, home, language, chosen) : [],
    marksAnswered: formText(form, 'move') === 'answered',
    ...(from && { from }),
    ...(form.has('seen') && { seen: formText(form, 'seen') }),
    times: await timesProposed(site, text, id),
    insists: readSlots(formText(form, 'insists')) ?? [],
  } as const
  const replied = await site.leads.handling.reply(id, reply, { member, actor })
  if (replied === 'answered') return { problem: 'answeredSince', since: await lastAnswer(request) }
  if (replied === 'ended') return 'endedSince'
  if (typeof replied === 'object')
    return { problem: 'timesTaken', taken: timesInWords(replied.taken, request.language) }
  return replied === 'noAddress' ? 'noAddress' : replied === 'unknown' ? 'gone' : undefined
}

async function lastAnswer({ site, id, member, language }: LeadRequest) {
  const handled = await site.leads.handling.read(id, member.id)
  const last = handled?.replies.at(-1)
  return last && { id: last.id, who: last.author, when: shortDateAndTime(last.at, language) }
}

const timesInWords = (starts: readonly number[], language: Language) => ({
  slots: starts.map(slotText).join(' '),
  when: starts.map((start) => shortDateAndTime(start, language)).join('; '),
})

function problemOf(text: string, chosen: readonly string[]): LeadProblem | undefined {
  if (!text) return 'messageRequired'
  if (text.length > maxReplyLength) return 'messageLong'
  if (hasPlaceholders(text)) return 'holes'
  const pictures = chosen.filter((value) => value !== brochureValue)
  return pictures.length > maxAttachedPictures ? 'pictures' : undefined
}

/** The half-hours of the calendar that a text proposes. */
async function timesProposed(
  { viewings }: LeadRequest['site'],
  text: string,
  leadId: string,
): Promise<number[]> {
  const { days } = await viewings.office.calendar(leadId)
  return timesInText(
    text,
    days.flatMap(({ slots }) => slots.map(({ start }) => start)),
  )
}
