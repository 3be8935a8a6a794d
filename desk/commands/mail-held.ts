import { type Command, CommandFailure, UsageError } from '../cli/command.ts'
import { several } from '../cli/output.ts'

export const mailHold: Command = {
  name: 'mail hold',
  summary: 'hold all waiting e-mails, after the database was restored by other means',
  details: `Run it before the site starts on a restored database. The e-mails that waited when the backup was made may
have been sent since; they are held until mail release or mail drop. The restore command does this by itself.`,
  examples: ['mail hold'],
  async run({ out, services }) {
    const emails = await (await services()).mail.hold()
    if (out.json) out.value({ emails })
    else out.line(`${several(emails, 'e-mail')} held; mail status lists them.`)
  },
}

/** A command that decides about held e-mails: one by the beginning of its id, or all. */
const settling = (
  act: 'release' | 'drop',
  { summary, details, done }: { summary: string; details: string; done: string },
): Command => ({
  name: `mail ${act}`,
  summary,
  details,
  args: ['[id]'],
  options: { all: { help: 'all held e-mails instead of one' } },
  examples: [`mail ${act} 4f0c2a91`, `mail ${act} --all`],
  async run({ out, args: [id], flag, services }) {
    if ((id === undefined) === !flag('all'))
      throw new UsageError('expected the id of an e-mail, or --all')
    const emails = await (await services()).mail[act](id)
    if (id !== undefined && emails === 0)
      throw new CommandFailure(
        `No held e-mail has an id that begins with ${id}; mail status lists them`,
      )
    if (out.json) out.value({ emails })
    else out.line(`${several(emails, 'e-mail')} ${done}`)
  },
})

export const mailRelease = settling('release', {
  summary: 'send held e-mails',
  details:
    'The e-mails keep their Message-IDs, so most mailboxes show an e-mail that was sent before only once.',
  done: 'will be sent.',
})

export const mailDrop = settling('drop', {
  summary: 'do not send held e-mails',
  details:
    'Use it for e-mails that have arrived. The leads stay, and leads resend mails one again.',
  done: 'will not be sent.',
})
