import { agencyEmailKind } from './email-kinds.ts'
import type { LeadRecord } from './find-leads.ts'

/** The fields that have a column of their own; {@link leadCells} puts any other into the last column. */
const answers = [
  'name',
  'email',
  'phone',
  'about',
  'reference',
  'propertyType',
  'bedrooms',
  'budget',
  'preferences',
  'message',
  'newsletter',
] as const

/** The columns of a table of leads. */
export const leadColumns = [
  'id',
  'created_at',
  'kind',
  'language',
  'source_path',
  ...answers,
  'consent',
  'consent_wording',
  'email_state',
  'erased',
  'other',
] as const

/** A lead as the cells of {@link leadColumns}. */
export function leadCells(lead: LeadRecord): string[] {
  const rest = Object.entries(lead.fields).filter(
    ([name]) => !answers.some((answer) => answer === name),
  )
  return [
    lead.id,
    lead.createdAt,
    lead.kind,
    lead.language,
    lead.sourcePath,
    ...answers.map((answer) => lead.fields[answer] ?? ''),
    lead.consentWording ? 'yes' : 'no',
    lead.consentWording ?? '',
    emailState(lead),
    lead.erased ? 'yes' : '',
    rest.length > 0 ? JSON.stringify(Object.fromEntries(rest)) : '',
  ]
}

/** The state of the newest e-mail to the agency; `none` for a suspect, and for a lead that was erased before it was mailed. */
export const emailState = ({ emails }: LeadRecord): string =>
  emails.findLast(({ kind }) => kind === agencyEmailKind.name)?.state ?? 'none'
