import type { Property } from '../property.ts'
import { toRow } from '../stored-homes.ts'
import { columns } from './row.ts'

/**
 * The homes as a script for PostgreSQL that makes the table exactly these, all of it or nothing: for a
 * hosted project, which takes homes from its owner alone. No homes make a script that does nothing.
 */
export function sqlOf(homes: readonly Property[]): string {
  if (homes.length === 0) return '-- There are no homes: nothing is changed.\n'
  const values = homes.map((home) => {
    const row = toRow(home)
    return `  (${columns.map((column) => literal(row[column])).join(', ')})`
  })
  return `begin;
delete from public.properties;
insert into public.properties (${columns.join(', ')}) values
${values.join(',\n')};
commit;
`
}

/** With standard strings, PostgreSQL's default, only the quote means anything inside quotes. */
const literal = (value: unknown): string =>
  value === null || value === undefined
    ? 'null'
    : typeof value === 'number'
      ? String(value)
      : `'${String(value).replaceAll("'", "''")}'`
