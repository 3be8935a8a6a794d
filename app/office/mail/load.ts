import type { LoaderFunctionArgs } from 'react-router'
import { counted } from '#app/plural.ts'
import { insert } from '#app/words.ts'
import { languageOf, type Language } from '#server/language.ts'
import type { MailStatus } from '#server/mail/mail-status.ts'
import { clockTime, shortDateAndTime } from '#server/shared/time/formats.ts'
import { requireMember } from '../guard.ts'
import { emailLabel } from './email-label.ts'
import { type MailWords, words } from './words.ts'

/** The maximum number of suspects and of e-mails that are shown. */
const limit = 50

/** Loads suspects, unsent e-mails and the health of the site. */
export async function loadMail(args: LoaderFunctionArgs) {
  const { site } = requireMember(args)
  const language = languageOf(args.url.pathname)
  const copy = words[language]
  const { quarantined } = site.leads.handling
  const [held, count, mail, status] = await Promise.all([
    quarantined.list(limit),
    quarantined.count(),
    site.mail.status(limit),
    site.readStatus(),
  ])
  return {
    sums: {
      suspects: count,
      parked: mail.parked + mail.held,
      spooled: status.queue.spooled,
      sent: mail.sentLastDay,
      oldest: mail.waiting > 0 ? Math.round(mail.oldestSeconds / 60) : 0,
    },
    suspects: held.map(({ id, name, text, suspicion, at }) => ({
      id,
      name,
      text,
      when: shortDateAndTime(at, language),
      reason: suspicion && copy.suspicion[suspicion],
    })),
    emails: mail.stuck.map((email) => emailView(email, language)),
    health: healthOf(status, mail, copy, language),
    lookedAt: clockTime(site.clock(), language),
  }
}

function emailView(email: MailStatus['stuck'][number], language: Language) {
  const copy = words[language]
  const { id, kind, leadId, state, attempts, createdAt, dueAt, lastError } = email
  return {
    id,
    what: emailLabel(kind, language),
    leadId,
    when: shortDateAndTime(createdAt, language),
    error: state === 'held' ? copy.mail.held : (lastError ?? '').slice(0, 200),
    attempts: counted(copy.mail.attempts, attempts, language),
    next: dueAt && insert(copy.mail.next, { when: shortDateAndTime(dueAt, language) }),
    isStuck: state === 'parked' || state === 'held',
  }
}

type Status = Awaited<ReturnType<ReturnType<typeof requireMember>['site']['readStatus']>>

type HealthLine = [label: string, text: string, isFailing: boolean]

/** The parts of the site with their states. */
function healthOf(
  { database, disk, mail, backend, queue }: Status,
  { lastSentAt, waiting }: MailStatus,
  { health }: MailWords,
  language: Language,
): HealthLine[] {
  const line = (label: string, state: Status['mail'], failing: string): HealthLine => [
    label,
    state === 'ok' ? health.ok : failing,
    state !== 'ok',
  ]
  return [
    line(health.mail, mail, health.mailFailing),
    [health.queue, counted(health.waiting, waiting, language), false],
    [health.last, lastSentAt ? shortDateAndTime(lastSentAt, language) : health.never, false],
    line(health.database, database, health.failing),
    line(health.disk, disk, health.diskFailing),
    ...(backend ? [line(health.backend, backend, health.failing)] : []),
    [
      health.spool,
      queue.spooled > 0 ? counted(health.spooled, queue.spooled, language) : health.empty,
      queue.spooled > 0,
    ],
  ]
}
