import { type Command, CommandFailure } from '../cli/command.ts'
import { findOneLead } from './find-one.ts'

export const leadsRelease: Command = {
  name: 'leads release',
  summary: 'make a lead of what was taken for a robot’s by mistake',
  details: `It is mailed to the agency by the site, within seconds when that is running. The visitor, who was told
at the time that it arrived, is not written to. What nobody releases is deleted after a month.`,
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
