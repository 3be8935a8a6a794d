import type { Config } from '#server/config.ts'
import type { Command } from '../command.ts'
import { moment, several } from '../output.ts'

export const mailStatus: Command = {
  name: 'mail status',
  summary: 'how the letters are doing: waiting, sent, parked and why',
  details:
    'A parked letter was refused for good or found no mail server for days; leads resend tries it again.',
  examples: ['mail status', 'mail status --json'],
  async run({ out, config, office }) {
    const status = await (await office()).mail.status()
    const way = wayOf(config)
    if (out.json) return out.value({ way, ...status })
    out.line(`Sent by      ${way}`)
    out.line(
      `Waiting      ${status.waiting}${status.waiting > 0 ? `, the oldest for ${duration(status.oldestSeconds)}` : ''}${status.inHand > 0 ? `, ${status.inHand} being sent now` : ''}`,
    )
    out.line(`Parked       ${status.parked}`)
    out.line(
      `Sent         ${status.sent}, of them ${status.sentLastDay} in the last day${status.lastSentAt ? `, the last one at ${moment(status.lastSentAt)} UTC` : ''}`,
    )
    if (status.stuck.length === 0) return
    out.line()
    out.table(
      [
        'Written (UTC)',
        'Letter',
        'Lead',
        'State',
        'Tries',
        'Next try (UTC)',
        'What the mail server said',
      ],
      status.stuck.map(({ createdAt, letter, leadId, state, attempts, dueAt, lastError }) => [
        moment(createdAt),
        letter,
        leadId?.slice(0, 8) ?? '',
        state,
        String(attempts),
        moment(dueAt),
        lastError ?? '',
      ]),
    )
    if (status.parked > 0)
      out.note(`leads resend --parked tries ${several(status.parked, 'parked letter')} again.`)
  },
}

/** How the site sends letters; the same choice as its own. */
function wayOf({ smtpUrl, emailJs, dataDir }: Config): string {
  if (smtpUrl) return `SMTP, ${new URL(smtpUrl).host}`
  return emailJs
    ? `EmailJS, ${new URL(emailJs.url).host}`
    : `files under ${dataDir}/mail (no mail server is set)`
}

function duration(seconds: number): string {
  if (seconds < 90) return several(seconds, 'second')
  if (seconds < 90 * 60) return several(Math.round(seconds / 60), 'minute')
  if (seconds < 48 * 3600) return several(Math.round(seconds / 3600), 'hour')
  return several(Math.round(seconds / 86_400), 'day')
}
