import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeOnEachEngine, onOneDatabase } from '../../../testing/databases.ts'
import { plansOf } from '../../../testing/query-plans.ts'
import { seed } from '../../catalogue/seed/seed.ts'
import type { Database } from '../../database/database.ts'
import { readTable } from './read-table.ts'
import { propertiesTable } from './tables.ts'

/** Enough homes for PostgreSQL to prefer an index over reading the table. */
const copies = 200

const list = 'select=*&limit=12&offset=24&or=(listing.eq.sale,listing.is.null)'

describeOnEachEngine('the plans of the catalogue’s queries on %s', (engine) => {
  let database: Database
  onOneDatabase(engine, async (opened) => {
    database = opened
    await fill()
  })

  /**
   * The plans of the statements that answer a request: for the rows, and for the count where it was
   * requested.
   */
  async function plansFor(query: string): Promise<string[]> {
    const request = new Request(`http://site.test/properties?${query}`, {
      headers: { Prefer: 'count=exact' },
    })
    const visitor = { visitor: { role: 'anon' }, member: undefined, now: Date.now() } as const
    return plansOf(database, async (db) => {
      const answer = await readTable({ ...database, db }, propertiesTable, visitor, request)
      expect(answer.ok).toBe(true)
    })
  }

  async function fill(): Promise<void> {
    const { db } = database
    await seed(database)
    const { rows } = await sql<Record<string, unknown>>`select * from properties`.execute(db)
    const columns = Object.keys(rows[0] ?? {})
    const copied = columns.map((column) =>
      column === 'id' || column === 'slug'
        ? sql`${sql.ref(column)} || '-' || n`
        : column === 'price' || column === 'area'
          ? sql`${sql.ref(column)} + n`
          : sql.ref(column),
    )
    const names = sql.join(columns.map((column) => sql.ref(column)))
    await sql`create table copied as select * from properties`.execute(db)
    // The homes are written in several statements, each well within its time limit.
    for (let first = 1; first <= copies; first += 20)
      await sql`with recursive numbers(n) as
        (select ${sql.lit(first)} union all select n + 1 from numbers where n < ${sql.lit(first + 19)})
        insert into properties (${names}) select ${sql.join(copied)} from copied, numbers`.execute(
        db,
      )
    await sql.raw(engine === 'postgres' ? 'vacuum analyze properties' : 'analyze').execute(db)
  }

  test('every order of the list, a home and the slugs use an index, and sort nothing', async () => {
    for (const query of [
      `${list}&order=created_at.desc,id`,
      `${list}&order=price.asc,id`,
      `${list}&order=price.desc,id`,
      `${list}&order=area.desc,id`,
      'select=*&slug=eq.garden-apartment-south-terrace',
      'select=slug&order=slug.asc&limit=1000&slug=gt.garden',
      'select=slug,created_at,images&order=slug.asc&limit=1000&slug=gt.garden',
    ]) {
      const [plan] = await plansFor(query)
      expect(plan, query).toMatch(/using (?:covering )?index|index(?: only)? scan/i)
      expect(plan, query).not.toMatch(/temp b-tree|sort key|seq scan/i)
    }
  })

  test('counting with filters reads no row', async () => {
    for (const filter of [
      '',
      '&development=eq.CARAT',
      '&property_type=eq.villa&bedrooms=gte.3',
      '&price=gte.500000&price=lte.1000000',
    ]) {
      const [, plan] = await plansFor(`${list}&order=price.asc,id${filter}`)
      expect(plan, filter).toMatch(/covering index|index only scan/i)
    }
  })
})
