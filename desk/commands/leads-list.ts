import { emailState } from '#server/leads/lead-table.ts'
import { readableLead } from '#server/leads/readable-lead.ts'
import type { Command } from '../cli/command.ts'
import { formatMoment, several } from '../cli/output.ts'
import { count } from '../cli/values.ts'
import { leadFilterOf, leadFilterOptions } from './lead-filter.ts'

export const leadsList: Command = {
  name: 'leads list',
  summary: 'list leads, newest first',
  details: `The column E-mailed is the state of the e-mail to the agency: waiting, sent or parked.
With --suspects it lists the submissions that may come from robots. They were not mailed, and the last column says
why.`,
  options: { ...leadFilterOptions, limit: { value: 'number', help: 'how many at most (20)' } },
  examples: ['leads list --since 7d', 'leads list --email elena@example.com --json'],
  async run(call) {
    const { out } = call
    const filter = leadFilterOf(call)
    const limit = count('limit', call.text('limit')) ?? 20
    const { leads } = await call.services()
    const total = await leads.count(filter)
    const shown = []
    for await (const lead of leads.each(filter)) {
      if (shown.push(lead) === limit) break
    }
    const quarantined = filter.quarantined ? 0 : await leads.count({ ...filter, quarantined: true })
    if (out.json) return out.value({ total, leads: shown.map(readableLead) })
    const noteQuarantined = () =>
      quarantined > 0 &&
      out.note(`Quarantined as a robot’s: ${quarantined}; --suspects shows them.`)
    if (total === 0) {
      out.line(filter.quarantined ? 'No suspects.' : 'No leads.')
      noteQuarantined()
      return
    }
    out.table(
      [
        'Received (UTC)',
        'Lead',
        'Kind',
        'Name',
        'E-mail',
        'Phone',
        'About',
        filter.quarantined ? 'Why' : 'E-mailed',
      ],
      shown.map((lead) => [
        formatMoment(lead.createdAt),
        lead.id.slice(0, 8),
        lead.kind,
        lead.erased ? '(erased)' : (lead.fields.name ?? ''),
        lead.fields.email ?? '',
        lead.fields.phone ?? '',
        lead.fields.about ?? lead.fields.reference ?? '',
        lead.suspicion ?? emailState(lead),
      ]),
    )
    if (total > shown.length)
      out.note(`${shown.length} of ${several(total, 'lead')}; --limit shows more.`)
    if (filter.quarantined)
      out.note('leads show shows one in full; leads release turns it into a lead.')
    noteQuarantined()
  },
}
