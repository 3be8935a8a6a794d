import { type Command, UsageError } from '../command.ts'
import { findOne } from '../find-one.ts'
import { several } from '../output.ts'

const said = {
  hurried: 'Its letter was waiting for its next try, which is now.',
  revived: 'Its letter was parked and is tried again, as the same message.',
  again: 'Its letter was sent before; another one goes, as a new message.',
  erased: 'Its person was erased; there is nothing to send.',
  suspect: 'It is kept apart as a robot’s; leads release makes a lead of it.',
}

export const leadsResend: Command = {
  name: 'leads resend',
  summary: 'mail a lead to the agency once more, or all letters that were parked',
  details:
    'The letters are sent by the site, within seconds when it is running; mail status shows how they do.',
  args: ['[id]'],
  options: { parked: { help: 'all parked letters instead of one lead' } },
  examples: ['leads resend 4f0c2a91', 'leads resend --parked'],
  async run({ out, args: [id], flag, office }) {
    if ((id === undefined) === !flag('parked'))
      throw new UsageError('expected the id of a lead, or --parked')
    const open = await office()
    if (id === undefined) {
      const letters = await open.leads.reviveParked()
      return out.json
        ? out.value({ letters })
        : out.line(`${several(letters, 'parked letter')} will be tried again.`)
    }
    const lead = await findOne(open, id)
    const resending = await open.leads.resend(lead.id)
    if (out.json) out.value({ id: lead.id, resending })
    else out.line(said[resending])
    return resending === 'erased' || resending === 'suspect' ? 1 : 0
  },
}
