import type { LeadFilter } from '#server/leads/find-leads.ts'
import { leadKinds } from '#server/leads/lead.ts'
import type { Call, Command } from '../cli/command.ts'
import { address, moment, oneOf } from '../cli/values.ts'

/** The options by which leads are narrowed down. */
export const leadFilterOptions: NonNullable<Command['options']> = {
  kind: { value: 'kind', help: `only ${leadKinds.join(', ')}` },
  language: { value: 'en|es', help: 'only those sent in a language' },
  email: { value: 'address', help: 'only those of one person' },
  since: { value: 'when', help: 'received since a day (2026-11-20) or a time ago (7d, 12h)' },
  until: { value: 'when', help: 'received before' },
  suspects: { help: 'only what was taken for a robot’s and is quarantined; otherwise left out' },
}

/**
 * The filter that a call's options describe.
 * @throws {UsageError} for a value that an option cannot have.
 */
export function leadFilterOf({ text, flag }: Pick<Call, 'text' | 'flag'>): LeadFilter {
  const email = text('email')
  return {
    kind: oneOf('kind', text('kind'), leadKinds),
    language: oneOf('language', text('language'), ['en', 'es']),
    email: email === undefined ? undefined : address(email),
    since: moment('since', text('since')),
    until: moment('until', text('until')),
    suspects: flag('suspects'),
  }
}
