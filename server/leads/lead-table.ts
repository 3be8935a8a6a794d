import { isoTime } from '../shared/time/iso-time.ts'
import { leadFields } from './answers.ts'
import type { LeadRecord } from './find-leads.ts'

/** The columns of a table of leads. The last column contains fields that no present form has. */
export const leadColumns: readonly string[] = [
  'id',
  'created_at',
  'kind',
  'language',
  'source_path',
  ...leadFields,
  'consent',
  'consent_wording',
  'offer',
  'email_state',
  'erased',
  'other',
]

/** A lead as the cells of {@link leadColumns}. */
export function leadCells(lead: LeadRecord): string[] {
  const rest = Object.entries(lead.fields).filter(([name]) => !leadFields.includes(name))
  return [
    lead.id,
    isoTime(lead.createdAt),
    lead.kind,
    lead.language,
    lead.sourcePath,
    ...leadFields.map((name) => lead.fields[name] ?? ''),
    lead.consentWording ? 'yes' : 'no',
    lead.consentWording ?? '',
    lead.offer === null ? '' : String(lead.offer),
    emailState(lead),
    lead.erased ? 'yes' : '',
    rest.length > 0 ? JSON.stringify(Object.fromEntries(rest)) : '',
  ]
}

/**
 * The state of the newest e-mail to the agency; `none` for a suspect, and for a lead that was
 * erased before it was mailed.
 */
export const emailState = ({ emails }: Pick<LeadRecord, 'emails'>): string =>
  emails.findLast(({ audience }) => audience === 'agency')?.state ?? 'none'
