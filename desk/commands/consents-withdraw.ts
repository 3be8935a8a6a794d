import type { Command } from '../cli/command.ts'
import { several } from '../cli/output.ts'
import { emailAddress } from '../cli/values.ts'

export const consentsWithdraw: Command = {
  name: 'consents withdraw',
  summary: 'withdraw the marketing consents of one address',
  details: `Ends the newsletter and the consents that were given with enquiries, as the link to unsubscribe does. Waiting
newsletters are not sent. Alerts continue: see alerts stop.`,
  args: ['e-mail'],
  examples: ['consents withdraw elena@example.com'],
  async run({ out, args: [given = ''], services }) {
    const email = emailAddress(given)
    const withdrawn = await (await services()).people.endNews(email)
    if (out.json) out.value({ email, withdrawn })
    else out.line(`${several(withdrawn, 'consent')} of ${email} withdrawn.`)
  },
}
