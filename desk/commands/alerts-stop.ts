import type { Command } from '../cli/command.ts'
import { several } from '../cli/output.ts'
import { emailAddress } from '../cli/values.ts'

export const alertsStop: Command = {
  name: 'alerts stop',
  summary: 'stop all alerts of one address',
  details: `As the link in each of their e-mails does; e-mails about homes that wait are not sent. They can start an
alert again on their own page.`,
  args: ['e-mail'],
  examples: ['alerts stop elena@example.com'],
  async run({ out, args: [given = ''], services }) {
    const email = emailAddress(given)
    const stopped = await (await services()).alerts.stop(email)
    if (out.json) out.value({ email, stopped })
    else out.line(`${several(stopped, 'alert')} of ${email} stopped.`)
  },
}
