import { sql } from 'kysely'
import { authorNames } from '../../backend/staff/author-names.ts'
import { fromJson } from '../../database/schema.ts'
import type { ImportSummary } from '../../database/tables/homes.ts'
import type { ImportContext } from './import-context.ts'

/** An import that was applied, or applied and undone. */
interface EarlierImport {
  id: string
  name: string
  state: 'applied' | 'undone'
  summary: ImportSummary | undefined
  by: string
  /** When it was applied, in milliseconds since 1970, and when it was undone. */
  at: number
  undoneAt: number | undefined
  /** Whether it is the last one that was applied. */
  canUndo: boolean
}

const maxListed = 20

/** The imports that were applied last, the last one first. */
export async function listImports({ db }: Pick<ImportContext, 'db'>): Promise<EarlierImport[]> {
  const rows = await db
    .selectFrom('home_imports')
    .select(['id', 'name', 'state', 'summary', 'created_by', 'decided_at', 'created_at'])
    .select(['undone_at', sql<number>`case when undo is null then 0 else 1 end`.as('can_undo')])
    .where('state', '!=', 'read')
    .orderBy('decided_at', 'desc')
    .limit(maxListed)
    .execute()
  const nameOf = await authorNames(
    db,
    rows.map((row) => row.created_by),
  )
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    state: row.state === 'undone' ? 'undone' : 'applied',
    summary: row.summary === null ? undefined : fromJson<ImportSummary>(row.summary),
    by: nameOf(row.created_by),
    at: row.decided_at ?? row.created_at,
    undoneAt: row.undone_at ?? undefined,
    canUndo: row.can_undo === 1,
  }))
}
