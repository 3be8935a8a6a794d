import type { Selectable } from 'kysely'
import { receivedAtOf } from '../database/received-at.ts'
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
  createdAt: receivedAtOf(row),
  suspicion: row.suspicion && suspicionOf(row.suspicion),
})
