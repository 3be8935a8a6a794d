import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeOnEachEngine, onOneDatabase } from '../../../testing/databases.ts'
import { plansOf } from '../../../testing/query-plans.ts'
import type { Database } from '../../database/database.ts'
import { readBoard } from './board.ts'
import { countEnquiries } from './count-enquiries.ts'
import { countBySide, countUnread, type InboxFilter, listLeads } from './list-leads.ts'

/** Enough leads for PostgreSQL to prefer an index over reading the table. */
const count = 10_000

describeOnEachEngine('the plans of the inbox’s queries on %s', (engine) => {
  let database: Database
  onOneDatabase(engine, async (opened) => {
    database = opened
    await fill()
  })

  /**
   * Writes leads, most of them closed, each with a word that all have and one that no other has.
   */
  async function fill(): Promise<void> {
    const { db } = database
    const fields = sql.lit(JSON.stringify({ message: 'As long as people write. '.repeat(20) }))
    const json = engine === 'postgres' ? sql`${fields}::jsonb` : fields
    const time = engine === 'postgres' ? sql`now()` : sql`'2026-11-22T10:00:00.000Z'`
    for (let first = 0; first < count; first += 2000) {
      const numbers = sql`with recursive numbers(n) as (select ${sql.lit(first)} union all
        select n + 1 from numbers where n < ${sql.lit(first + 1999)})`
      await sql`${numbers} insert into leads (id, submission_id, fingerprint, kind, language, source_path, fields,
          consent, created_at, stage, side, side_since, unread, assignee_id, home_ref, has_search_terms)
        select 'lead-' || n, 'lead-' || n, '', case n % 20 when 0 then 'viewing' else 'inquiry' end, 'en', '/', ${json},
          0, ${time}, case when n % 10 < 8 then 'lost' when n % 10 = 8 then 'answered' else 'new' end,
          case when n % 10 < 8 then 'closed' when n % 10 = 8 then 'theirs' else 'ours' end,
          n, case when n % 200 = 9 then 1 else 0 end, 'member-' || (n % 4), 'R' || (n % 7), 1
        from numbers`.execute(db)
      for (const word of [sql`'common'`, sql`'rare' || n`])
        await sql`${numbers} insert into lead_search_terms (term, lead_id) select ${word}, 'lead-' || n from numbers`.execute(
          db,
        )
    }
    await sql.raw(engine === 'postgres' ? 'vacuum analyze leads' : 'analyze').execute(db)
    if (engine === 'postgres') await sql.raw('vacuum analyze lead_search_terms').execute(db)
  }

  // The table of members is small, so it may be read as a whole.
  const readsAll = /seq scan on lead|scan leads(?! using)/i
  const sorts = /temp b-tree for (?:right part of )?order by|sort key/i

  test('lists use an index in their order, and sort nothing', async () => {
    const filters: InboxFilter[] = [
      {},
      { stage: 'answered' },
      { assigneeId: 'member-1' },
      { kind: 'viewing' },
      { home: 'R3' },
      { unread: true },
      { activeSince: 8000 },
      { search: 'common' },
    ]
    for (const filter of filters)
      for (const side of ['ours', 'theirs', 'closed'] as const) {
        const plans = await plansOf(database, (db) => listLeads(db, side, filter, { limit: 51 }))
        const plan = plans.find((one) => /leads_/.test(one)) ?? ''
        const name = `${side} ${JSON.stringify(filter)}\n${plans.join('\n\n')}`
        expect(plan, name).toMatch(/leads_(?:side|stage|assignee|kind|home|unread)/)
        expect(plan, name).not.toMatch(readsAll)
        expect(plan, name).not.toMatch(sorts)
      }
  })

  test('leads about the homes that a search names are found by their index', async () => {
    for (const side of ['ours', 'theirs', 'closed'] as const) {
      const filter = { search: 'rare2345', named: ['R1', 'R3'] }
      const plans = await plansOf(database, (db) => listLeads(db, side, filter, { limit: 51 }))
      const name = `${side}\n${plans.join('\n\n')}`
      expect(name).toMatch(/leads_(?:home|side)/)
      expect(name).not.toMatch(readsAll)
    }
  })

  test('a rare word is looked up, together with a common one too', async () => {
    for (const search of ['rare2345', 'common rare2345', 'rare2345 common']) {
      const plans = await plansOf(database, (db) => listLeads(db, 'closed', { search }))
      const leads = plans.find((one) => /leads_|autoindex_leads/.test(one))
      expect(leads, plans.join('\n\n')).toMatch(/leads_pkey|autoindex_leads/)
      expect(leads).not.toMatch(readsAll)
    }
    expect(await listLeads(database.db, 'closed', { search: 'common rare2345' })).toMatchObject([
      { id: 'lead-2345' },
    ])
    const first = await listLeads(database.db, 'closed', { search: 'common' }, { limit: 2 })
    expect(first.map(({ id }) => id)).toEqual(['lead-9997', 'lead-9996'])
  })

  test('a search for two common words reads only leads with both', async () => {
    // Each word is in more than a thousand leads, but no lead has both.
    const both = { search: 'rare1 rare2' }
    const plans = await plansOf(database, (db) => listLeads(db, 'closed', both))
    for (const plan of plans) expect(plan).not.toMatch(/scan.* leads_side/i)
    expect(await listLeads(database.db, 'closed', both)).toEqual([])
  })

  test('counts read an index and no lead', async () => {
    const plans = [
      ...(await plansOf(database, (db) => countBySide(db, {}, ['ours', 'theirs']))),
      ...(await plansOf(database, (db) => countBySide(db, { assigneeId: 'member-1' }))),
      ...(await plansOf(database, (db) => countBySide(db, { kind: 'viewing' }))),
      ...(await plansOf(database, (db) =>
        countBySide(db, { kind: 'viewing', assigneeId: 'member-1' }),
      )),
      ...(await plansOf(database, (db) => countEnquiries({ db, clock: Date.now }, ['R1', 'R3']))),
      ...(await plansOf(database, (db) => countUnread(db))),
    ]
    for (const plan of plans) expect(plan).toMatch(/covering index|index only scan/i)
    // Most leads have ended: 8,000 here.
    expect(await countBySide(database.db, {})).toEqual({ ours: 1000, theirs: 1000, closed: 2001 })
    const columns = await readBoard(database.db, {})
    expect(columns.map(({ counts }) => counts)).toEqual([[1000], [1000], [0], [0], [0, 2001]])
  })

  test('the board reads no lead that it does not show', async () => {
    for (const filter of [{}, { assigneeId: 'member-1' }]) {
      const plans = await plansOf(database, (db) => readBoard(db, filter))
      for (const plan of plans) expect(plan, plans.join('\n\n')).not.toMatch(readsAll)
      const [counts, homes] = plans
      for (const plan of [counts, homes]) {
        expect(plan).toMatch(/leads_stage|leads_assignee/)
        expect(plan).toMatch(/covering index|index only scan/i)
      }
    }
  })
})
