import { type Command, CommandFailure } from '../cli/command.ts'
import { emailAddress } from '../cli/values.ts'

export const accountsRemoveSecondStep: Command = {
  name: 'accounts remove-second-step',
  summary: 'let somebody sign in who has lost telephone and recovery codes',
  details: `Removes the authenticators and recovery codes of an account and ends its sessions. After
that the password alone is enough, and an e-mail tells the owner. First make sure that the owner is asking.`,
  args: ['e-mail'],
  examples: ['accounts remove-second-step elena@example.com'],
  async run({ out, config, args: [given = ''], services }) {
    if (config.supabaseUrl)
      throw new CommandFailure(
        `The accounts are in the hosted project at ${config.supabaseUrl}: remove it there`,
      )
    const email = emailAddress(given)
    const removed = await (await services()).accounts.removeSecondStep(email)
    if (!removed) throw new CommandFailure(`${email} has no account with a second step`)
    if (out.json) return out.value({ email, removed })
    out.line(`The second step of ${email} is off, and every session has ended. An e-mail says so.`)
  },
}
