import { type Command, CommandFailure } from '../cli/command.ts'

export const accountsRotateKeys: Command = {
  name: 'accounts rotate-keys',
  summary: 'make a new key for the sessions of accounts',
  details: `Running processes sign with the new key within a minute. Access tokens that the old key signed stay valid
until they expire, after an hour at most, so that nobody notices. With --leaked all older keys are revoked:
open pages renew their sessions by themselves, other clients of /auth/v1 have to.`,
  options: { leaked: { help: 'the old key has leaked: revoke it within a minute' } },
  examples: ['accounts rotate-keys', 'accounts rotate-keys --leaked'],
  async run({ out, config, flag, services }) {
    if (config.supabaseUrl)
      throw new CommandFailure(
        `The accounts, and their keys, are in the hosted project at ${config.supabaseUrl}: rotate them there`,
      )
    const distrust = flag('leaked')
    const kid = await (await services()).accounts.rotateKeys({ distrust })
    if (out.json) return out.value({ kid })
    out.line(
      `The new key is ${kid}. ${distrust ? 'Within a minute every older key is revoked.' : 'Tokens of the old key stay valid for an hour at most.'}`,
    )
  },
}
