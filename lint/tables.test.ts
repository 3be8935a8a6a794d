import { expect, test } from 'vitest'
import { circlesOf } from './circles.ts'
import { filesOf, importsOf, isTest } from './source-files.ts'
import { tablesIn } from './table-access.ts'
import { tableRules } from './table-rules.ts'

const ruleOf = new Map(tableRules.flatMap((rule) => rule.tables.map((table) => [table, rule])))
const known: ReadonlySet<string> = new Set(ruleOf.keys())

/** The folder or file directly in `server/` that a path is in. */
const partOf = (path: string) => path.split('/')[1] ?? ''

/**
 * Not checked: migrations, the restoring of a copy of the whole database, and SQL that is exported
 * for a hosted project.
 */
const unchecked = ['server/database/', 'server/backup/', 'server/catalogue/exchange/sql.ts']

const files = filesOf('server/**/*.ts').filter(
  (file) => !isTest(file) && !unchecked.some((place) => file.path.startsWith(place)),
)
const accesses = files.flatMap((file) =>
  tablesIn(file, known).map((access) => ({ ...access, file: file.path, by: partOf(file.path) })),
)

/** Whether the rules allow a folder to read or write a table. */
function isAllowed({ table, writes, by }: { table: string; writes: boolean; by: string }): boolean {
  const { owner, readBy = [], writtenBy = [] } = ruleOf.get(table) ?? { owner: '' }
  return by === owner || writtenBy.includes(by) || (!writes && readBy.includes(by))
}

test('every table of the schema has one owner', () => {
  const declared = filesOf('server/database/tables/*.ts').flatMap(({ text }) =>
    [...text.matchAll(/^export interface \w+Tables \{\n([\s\S]*?)^\}/gm)].flatMap(([, body = '']) =>
      [...body.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name),
    ),
  )
  expect(declared.length).toBeGreaterThan(40)
  expect(tableRules.flatMap(({ tables }) => tables).toSorted()).toEqual(declared.toSorted())
})

test('tables are read and written by their owners, and by those that the list permits', () => {
  expect(accesses.length).toBeGreaterThan(300)
  expect(
    accesses
      .filter((access) => !isAllowed(access))
      .map(({ file, table, writes }) => `${file} ${writes ? 'writes' : 'reads'} ${table}`),
  ).toEqual([])
})

test('every permission in the list is used', () => {
  const unused = tableRules.flatMap(({ tables, readBy = [], writtenBy = [] }) => {
    const doneBy = (by: string, writing: boolean) =>
      accesses.some(
        (access) => access.by === by && tables.includes(access.table) && access.writes === writing,
      )
    return [
      ...readBy.filter((by) => !doneBy(by, false)),
      ...writtenBy.filter((by) => !doneBy(by, true)),
    ]
  })
  expect(unused).toEqual([])
})

test('imports and access to tables together form no circle', () => {
  const arrows = new Map<string, Map<string, string>>()
  const add = (from: string, to: string, why: string) => {
    if (from !== to) arrows.set(from, (arrows.get(from) ?? new Map<string, string>()).set(to, why))
  }
  for (const file of files)
    for (const target of importsOf(file))
      if (target.startsWith('server/'))
        add(partOf(file.path), partOf(target), `${file.path} imports ${target}`)
  for (const { by, table, file } of accesses)
    add(by, ruleOf.get(table)?.owner ?? '', `${file} uses ${table}`)
  expect(arrows.size).toBeGreaterThan(30)
  expect(circlesOf(arrows)).toEqual([])
})

test.each([
  ["db.selectFrom('leads').selectAll()", [{ table: 'leads', writes: false }]],
  ["db.selectFrom(['leads as one'])", [{ table: 'leads', writes: false }]],
  ["({ selectFrom }) => selectFrom('leads')", [{ table: 'leads', writes: false }]],
  ["db.updateTable('leads').set({})", [{ table: 'leads', writes: true }]],
  ['sql`select 1 from leads as later`', [{ table: 'leads', writes: false }]],
  ['sql`delete from leads where id = 1`', [{ table: 'leads', writes: true }]],
  ["client.from('leads').select('*')", []],
])('the tables of %s', (text, expected) => {
  expect(tablesIn({ path: 'server/people/x.ts', text }, known)).toEqual(expected)
})
