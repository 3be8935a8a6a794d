import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from './column-types.ts'

const columns = [
  ['viewing_slots', 'place', 'seat'],
  ['unsent_forms', 'kept_at', 'saved_at'],
] as const

/** Replaces the last stored names that were not the glossary's: two columns and a lead's field. */
export const useStandardNames = ({ json }: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const [table, former, name] of columns)
      await db.schema.alterTable(table).renameColumn(former, name).execute()
    await (
      json === 'jsonb'
        ? sql`update leads set fields = fields - 'way' || jsonb_build_object('format', fields ->> 'way')
          where kind = 'viewing' and fields ->> 'way' is not null`
        : sql`update leads
          set fields = json_set(json_remove(fields, '$.way'), '$.format', json_extract(fields, '$.way'))
          where kind = 'viewing' and json_extract(fields, '$.way') is not null`
    ).execute(db)
    // An unsent form is a list of names and values.
    await (
      json === 'jsonb'
        ? sql`update unsent_forms set fields = replace(fields::text, '["way", ', '["format", ')::jsonb`
        : sql`update unsent_forms set fields = replace(fields, '["way",', '["format",')`
    ).execute(db)
  },
})
