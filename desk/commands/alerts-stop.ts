import type { Command } from '../cli/command.ts'
import { several } from '../cli/output.ts'
import { emailAddress } from '../cli/values.ts'

export const alertsStop: Command = {
  name: 'alerts stop',
  summary: 'stop all alerts of one address',
  details: `Does what the link to unsubscribe in the e-mails does, for all alerts of the address; waiting e-mails about homes
are not sent. The subscriber can start an alert again on their own page.`,
  args: ['e-mail'],
  examples: ['alerts stop elena@example.com'],
  async run({ out, args: [given = ''], services }) {
    const email = emailAddress(given)
    const stopped = await (await services()).alerts.stop(email)
    if (out.json) out.value({ email, stopped })
    else out.line(`${several(stopped, 'alert')} of ${email} stopped.`)
  },
}
