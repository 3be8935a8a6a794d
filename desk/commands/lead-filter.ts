import type { LeadFilter } from '#server/leads/find-leads.ts'
import { leadKinds } from '#server/leads/lead.ts'
import type { CommandCall, Command } from '../cli/command.ts'
import { emailAddress, parseMoment, parseChoice } from '../cli/values.ts'

/** The options by which leads are filtered. */
export const leadFilterOptions: NonNullable<Command['options']> = {
  kind: { value: 'kind', help: `only ${leadKinds.join(', ')}` },
  language: { value: 'en|es', help: 'only those sent in a language' },
  email: { value: 'address', help: 'only those of one person' },
  since: { value: 'when', help: 'received since a day (2026-11-20) or a time ago (7d, 12h)' },
  until: { value: 'when', help: 'received before' },
  suspects: {
    help: 'only quarantined submissions, which may come from robots; without it they are left out',
  },
}

/**
 * The filter that a call's options describe.
 * @throws {UsageError} for a value that an option cannot have.
 */
export function leadFilterOf({
  text,
  flag,
  clock,
}: Pick<CommandCall, 'text' | 'flag' | 'clock'>): LeadFilter {
  const email = text('email')
  return {
    kind: parseChoice('kind', text('kind'), leadKinds),
    language: parseChoice('language', text('language'), ['en', 'es']),
    email: email === undefined ? undefined : emailAddress(email),
    since: parseMoment('since', text('since'), clock()),
    until: parseMoment('until', text('until'), clock()),
    quarantined: flag('suspects'),
  }
}
