import type { Property } from '../property.ts'
import { toRow } from '../stored-properties.ts'
import { columns } from './feed.ts'

/**
 * The properties as an SQL script that replaces a hosted project's table in one transaction; its public
 * key cannot write. For no properties the script changes nothing.
 */
export function propertiesSql(homes: readonly Property[]): string {
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

/** In PostgreSQL's standard strings only the quotation mark needs escaping. */
const literal = (value: unknown): string =>
  value === null || value === undefined
    ? 'null'
    : typeof value === 'number'
      ? String(value)
      : `'${String(value).replaceAll("'", "''")}'`
