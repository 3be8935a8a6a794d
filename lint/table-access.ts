import { Visitor } from 'vite'
import { parse, type SourceFile } from './source-files.ts'

/** A table that a file names in a query. */
interface TableAccess {
  table: string
  writes: boolean
}

const writing = new Set(['insertInto', 'updateTable', 'deleteFrom', 'replaceInto', 'mergeInto'])
const reading = new Set([
  'selectFrom',
  'innerJoin',
  'leftJoin',
  'rightJoin',
  'fullJoin',
  'crossJoin',
])

/** A table after its keyword, in the fixed parts of SQL. */
const inSql = /\b(from|join|into|update|lock table|delete from)\s+(?:\w+\.)?(\w+)/gi

/**
 * The tables in a file's calls of Kysely and in its SQL. Names that are variables are not seen:
 * generic code, such as that of erasure and retention, gets them from the owner. The official
 * client's `from` is no access: it passes the backend's rules of rows.
 */
export function tablesIn(file: SourceFile, known: ReadonlySet<string>): TableAccess[] {
  const found: TableAccess[] = []
  const add = (named: string, writes: boolean) => {
    const [table = ''] = named.split(/ as /i)
    if (known.has(table)) found.push({ table, writes })
  }
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== 'MemberExpression' && callee.type !== 'Identifier') return
      const called = callee.type === 'Identifier' ? callee : callee.property
      const name = called.type === 'Identifier' ? called.name : ''
      if (!writing.has(name) && !reading.has(name)) return
      const tables = first?.type === 'ArrayExpression' ? first.elements : [first]
      for (const table of tables)
        if (table?.type === 'Literal' && typeof table.value === 'string')
          add(table.value, writing.has(name))
    },
    TemplateElement({ value: { raw } }) {
      for (const [, keyword = '', table = ''] of raw.matchAll(inSql))
        add(table.toLowerCase(), !/^(?:from|join)$/i.test(keyword))
    },
  }).visit(parse(file).program)
  return found
}
