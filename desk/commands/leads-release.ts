import { type Command, CommandFailure } from '../cli/command.ts'
import { findOneLead } from './find-one.ts'

export const leadsRelease: Command = {
  name: 'leads release',
  summary: 'turn a submission that was mistaken for a robot’s into a lead',
  details: `The site mails it to the agency, within seconds when it is running. The visitor gets no e-mail, because the site
confirmed the submission when it was sent. Suspects that nobody releases are deleted after a month.`,
  args: ['id'],
  examples: ['leads list --suspects', 'leads release 4f0c2a91'],
  async run({ out, args: [id = ''], services }) {
    const open = await services()
    const lead = await findOneLead(open, id)
    if (!(await open.leads.release(lead.id)))
      throw new CommandFailure(`${lead.id.slice(0, 8)} is not quarantined: it is a lead already`)
    if (out.json) out.value({ id: lead.id, released: true })
    else out.line('It is a lead now, and its e-mail to the agency is queued.')
  },
}
