import type { Config } from '#server/config/config.ts'
import type { MailStatus } from '#server/mail/mail-status.ts'
import { mailTransport } from '#server/mail/mailers/configured-mailer.ts'
import { isoTime } from '#server/shared/time/iso-time.ts'
import type { Command } from '../cli/command.ts'
import { formatMoment, several } from '../cli/output.ts'

export const mailStatusCommand: Command = {
  name: 'mail status',
  summary: 'the state of the outbox: e-mails waiting, sent, parked, held and why',
  details:
    'A parked e-mail was refused for good or found no mail server for days; leads resend tries it again.',
  examples: ['mail status', 'mail status --json'],
  async run({ out, config, services }) {
    const status = await (await services()).mail.status()
    const transport = describeTransport(config)
    if (out.json) return out.value({ transport, ...readableStatus(status) })
    out.line(`Sent by      ${transport}`)
    out.line(
      `Waiting      ${status.waiting}${status.waiting > 0 ? `, the oldest for ${duration(status.oldestSeconds)}` : ''}${status.sending > 0 ? `, ${status.sending} being sent now` : ''}`,
    )
    out.line(`Parked       ${status.parked}`)
    if (status.held > 0) out.line(`Held         ${status.held}`)
    out.line(
      `Sent         ${status.sent}, of them ${status.sentLastDay} in the last day${status.lastSentAt ? `, the last one at ${formatMoment(status.lastSentAt)} UTC` : ''}`,
    )
    if (status.stuck.length === 0) return
    out.line()
    out.table(
      [
        'Written (UTC)',
        'Id',
        'E-mail',
        'Lead',
        'State',
        'Attempts',
        'Next attempt (UTC)',
        'What the mail server said',
      ],
      status.stuck.map(({ id, createdAt, kind, leadId, state, attempts, dueAt, lastError }) => [
        formatMoment(createdAt),
        id.slice(0, 8),
        kind,
        leadId?.slice(0, 8) ?? '',
        state,
        String(attempts),
        formatMoment(dueAt),
        lastError ?? '',
      ]),
    )
    if (status.held > 0)
      out.note(
        'Held e-mails may have been sent already: mail release sends them, mail drop does not.',
      )
    if (status.parked > 0)
      out.note(`leads resend --parked tries ${several(status.parked, 'parked e-mail')} again.`)
  },
}

/** The state with its times as text, for JSON. */
const readableStatus = (status: MailStatus) => ({
  ...status,
  lastSentAt: textOf(status.lastSentAt),
  stuck: status.stuck.map((email) => ({
    ...email,
    createdAt: isoTime(email.createdAt),
    dueAt: textOf(email.dueAt),
  })),
})

const textOf = (time: number | null) => (time === null ? null : isoTime(time))

/** How the site sends e-mail, and to which host or folder. */
function describeTransport(config: Config): string {
  const transport = mailTransport(config)
  switch (transport.kind) {
    case 'smtp':
      return `SMTP, ${new URL(transport.url).host}`
    case 'emailjs':
      return `EmailJS, ${new URL(transport.account.url).host}`
    case 'files':
      return `files under ${transport.folder} (no mail server is set)`
  }
}

function duration(seconds: number): string {
  if (seconds < 90) return several(seconds, 'second')
  if (seconds < 90 * 60) return several(Math.round(seconds / 60), 'minute')
  if (seconds < 48 * 3600) return several(Math.round(seconds / 3600), 'hour')
  return several(Math.round(seconds / 86_400), 'day')
}
