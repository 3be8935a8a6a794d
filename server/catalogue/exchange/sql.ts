import { propertyColumns } from '../property-columns.ts'
import type { Property } from '../property.ts'
import { toRow } from '../stored-properties.ts'

/**
 * An SQL script that makes these properties the published ones of a hosted project, in one
 * transaction. A script is needed because the project's public key cannot write. Drafts, withdrawn
 * homes and homes with a later publication time stay. A home whose slug changes is deleted and
 * inserted, because homes may exchange slugs. Without properties the script changes nothing.
 */
export function propertiesSql(homes: readonly Property[]): string {
  if (homes.length === 0) return '-- There are no homes: nothing is changed.\n'
  const values = homes.map((home) => {
    const row = toRow(home)
    return `  (${propertyColumns.map((column) => literal(row[column])).join(', ')})`
  })
  const kept = homes.map(({ id, slug }) => `(${literal(id)}, ${literal(slug)})`)
  const changed = propertyColumns.filter((column) => column !== 'id')
  return `begin;
delete from public.properties
where coalesce(to_jsonb(properties) ->> 'publication', 'published') = 'published'
  and coalesce((to_jsonb(properties) ->> 'publish_at')::timestamptz <= now(), true)
  and (id, slug) not in (${kept.join(', ')});
insert into public.properties (${propertyColumns.join(', ')}) values
${values.join(',\n')}
on conflict (id) do update set ${changed.map((column) => `${column} = excluded.${column}`).join(', ')};
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
