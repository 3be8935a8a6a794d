import type { Resending } from '#server/leads/resend-lead.ts'
import { type Command, UsageError } from '../cli/command.ts'
import { several } from '../cli/output.ts'
import { findOneLead } from './find-one.ts'

const results: Record<Resending, string> = {
  'brought-forward': 'Its e-mail was waiting for its next attempt, which is now.',
  retried: 'Its e-mail was parked and is tried again, as the same message.',
  'sent-again': 'Its e-mail was sent before; it is sent once more, as a new message.',
  erased: 'Its person was erased; there is nothing to send.',
  suspect: 'It is quarantined as a robot’s; leads release makes a lead of it.',
}

export const leadsResend: Command = {
  name: 'leads resend',
  summary: 'mail a lead to the agency once more, or all e-mails that were parked',
  details: 'The site sends them, within seconds when it is running; mail status shows the result.',
  args: ['[id]'],
  options: { parked: { help: 'all parked e-mails instead of one lead' } },
  examples: ['leads resend 4f0c2a91', 'leads resend --parked'],
  async run({ out, args: [id], flag, services }) {
    if ((id === undefined) === !flag('parked'))
      throw new UsageError('expected the id of a lead, or --parked')
    const open = await services()
    if (id === undefined) {
      const emails = await open.mail.retryParked()
      return out.json
        ? out.value({ emails })
        : out.line(`${several(emails, 'parked e-mail')} will be tried again.`)
    }
    const lead = await findOneLead(open, id)
    const resending = await open.leads.resend(lead.id)
    if (out.json) out.value({ id: lead.id, resending })
    else out.line(results[resending])
    return resending === 'erased' || resending === 'suspect' ? 1 : 0
  },
}
