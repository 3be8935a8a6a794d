import { agencyEmailWords } from '#server/leads/emails/agency-email-words.ts'
import { readableLead } from '#server/leads/readable-lead.ts'
import type { Command } from '../cli/command.ts'
import { formatMoment, printable, printableLines } from '../cli/output.ts'
import { findOneLead } from './find-one.ts'

export const leadsShow: Command = {
  name: 'leads show',
  summary: 'show all of one lead',
  details: 'The beginning of the id is enough, as leads list shows it.',
  args: ['id'],
  examples: ['leads show 4f0c2a91'],
  async run({ out, args: [id = ''], services }) {
    const lead = await findOneLead(await services(), id)
    if (out.json) return out.value(readableLead(lead))
    const rows: [string, string][] = [
      ['Lead', lead.id],
      ['Received', `${formatMoment(lead.createdAt)} UTC`],
      ['Kind', lead.kind],
      ['Language', lead.language === 'es' ? 'Spanish' : 'English'],
      ['Page', lead.sourcePath],
      ...Object.entries(lead.fields),
      ['Consent', lead.consentWording ? `yes: “${lead.consentWording}”` : 'no'],
      ...(lead.suspicion
        ? [
            [
              'Suspect',
              `${lead.suspicion}: ${agencyEmailWords.en.suspicions[lead.suspicion]}${lead.quarantined ? ' Quarantined, not mailed.' : ''}`,
            ] satisfies [string, string],
          ]
        : []),
      ...(lead.erased
        ? [['Erased', 'yes: the person’s data is gone'] satisfies [string, string]]
        : []),
      ...lead.emails.map(({ kind, state, sentAt, attempts, lastError }): [string, string] => [
        `E-mail (${kind})`,
        [
          state,
          sentAt !== null && `${formatMoment(sentAt)} UTC`,
          attempts > 1 && `${attempts} attempts`,
          lastError,
        ]
          .filter(Boolean)
          .join(', '),
      ]),
    ]
    const width = Math.max(...rows.map(([label]) => label.length))
    for (const [label, value] of rows)
      out.line(
        `${printable(label).padEnd(width)}  ${printableLines(value).replaceAll('\n', `\n${' '.repeat(width + 2)}`)}`,
      )
  },
}
