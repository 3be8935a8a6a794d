import type { Selectable } from 'kysely'
import { fromJson } from '../database/schema.ts'
import { suspicionOf } from '../database/tables/column-values.ts'
import type { LeadsTable } from '../database/tables/leads.ts'
import type { Lead } from './lead.ts'

export const leadFromRow = (row: Selectable<LeadsTable>): Lead => ({
  id: row.id,
  kind: row.kind,
  language: row.language,
  sourcePath: row.source_path,
  fields: fromJson(row.fields),
  consentWording: row.consent_wording,
  createdAt: row.created_at,
  suspicion: row.suspicion && suspicionOf(row.suspicion),
})
