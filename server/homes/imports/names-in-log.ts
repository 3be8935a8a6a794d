import { idsIn, type NameRows, rowNamed } from '../../audit-log/row-name.ts'

/** Names imports in the log by their files. */
export const nameImports: NameRows = async (db, entries) => {
  const ids = idsIn(entries, 'home_imports')
  if (ids.length === 0) return []
  const imports = await db
    .selectFrom('home_imports')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute()
  return imports.map(({ id, name }) => rowNamed([id, name]))
}
