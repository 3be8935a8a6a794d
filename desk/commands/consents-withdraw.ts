import type { Command } from '../cli/command.ts'
import { several } from '../cli/output.ts'
import { emailAddress } from '../cli/values.ts'

export const consentsWithdraw: Command = {
  name: 'consents withdraw',
  summary: 'record that one address wants no more news',
  details: `Ends the newsletter and the consent beside their enquiries, as the link to unsubscribe does; newsletters that
wait are not sent. Alerts go on: see alerts stop.`,
  args: ['e-mail'],
  examples: ['consents withdraw elena@example.com'],
  async run({ out, args: [given = ''], services }) {
    const email = emailAddress(given)
    const withdrawn = await (await services()).people.endNews(email)
    if (out.json) out.value({ email, withdrawn })
    else out.line(`${several(withdrawn, 'consent')} of ${email} withdrawn.`)
  },
}
