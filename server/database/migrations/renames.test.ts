import { Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeOnEachEngine, type DatabaseEngine, testPlace } from '../../../testing/databases.ts'
import { sqliteFile } from '../connect.ts'
import type { Database } from '../database.ts'
import { migratorOf } from '../migrate.ts'
import { dialectOf, openPool } from '../postgres.ts'
import { fromJson } from '../schema.ts'
import { openSqlite } from '../sqlite.ts'

describeOnEachEngine('values of an earlier version keep their meaning, on %s', (engine) => {
  test('the kind of an e-mail', async () => {
    await using database = await openAtVersion(engine, '006-lead-users')
    const { db } = database
    for (const kind of ['agency', 'account'])
      await sql`insert into outbox (id, letter, message_id, state, attempts, due_at, leased_until, created_at)
        values (${kind}, ${kind}, ${`${kind}@site.test`}, 'waiting', 0, 1, 0, 1)`.execute(db)
    await database.migrate()
    expect(await db.selectFrom('outbox').select(['id', 'kind']).orderBy('id').execute()).toEqual([
      { id: 'account', kind: 'account' },
      { id: 'agency', kind: 'agency' },
    ])
  })

  test('whom an e-mail is for, and whether it is from staff', async () => {
    await using database = await openAtVersion(engine, '049-erased-people')
    const { db } = database
    const emails = [
      ['agency', null],
      ['lead-follow-up', null],
      ['lead-reply', '{"replyId":"1"}'],
      ['viewing-visitor', '{"event":"moved","fromStaff":true}'],
      ['viewing-visitor', '{"event":"reminder"}'],
    ] as const
    for (const [id, [kind, payload]] of emails.entries())
      await sql`insert into outbox (id, kind, payload, message_id, state, attempts, due_at, leased_until, created_at)
        values (${String(id)}, ${kind}, ${payload}, ${`${id}@site.test`}, 'parked', 9, 1, 0, 1)`.execute(
        db,
      )
    await database.migrate()
    const kept = await db
      .selectFrom('outbox')
      .select(['audience', 'from_staff'])
      .orderBy('id')
      .execute()
    expect(kept.map((email) => [email.audience, email.from_staff])).toEqual([
      ['agency', 0],
      ['member', 0],
      ['visitor', 1],
      ['visitor', 1],
      ['visitor', 0],
    ])
  })

  test('from which state an e-mail was dropped as spam', async () => {
    await using database = await openAtVersion(engine, '052-visitor-moves')
    const { db } = database
    for (const [id, state, reason] of [
      ['1', 'dropped', 'its lead was marked as spam'],
      ['2', 'dropped', 'its lead was marked as spam; it may have been sent'],
      ['3', 'dropped', null],
      ['4', 'parked', '550 no such mailbox'],
    ] as const)
      await sql`insert into outbox (id, kind, message_id, state, last_error, attempts, due_at, leased_until, created_at)
        values (${id}, 'lead-reply', ${`${id}@site.test`}, ${state}, ${reason}, 1, 1, 0, 1)`.execute(
        db,
      )
    await database.migrate()
    const kept = await db.selectFrom('outbox').select('dropped_from').orderBy('id').execute()
    expect(kept.map((email) => email.dropped_from)).toEqual(['waiting', 'held', null, null])
  })

  test('how often the visitor has moved a viewing', async () => {
    await using database = await openAtVersion(engine, '051-claim-ids')
    const { db } = database
    await sql`insert into leads (id, submission_id, fingerprint, kind, language, source_path, fields, consent, created_at)
      values ('lead', 'lead', '', 'viewing', 'en', '/', '{}', 0, '2026-01-01T00:00:00.000Z')`.execute(
      db,
    )
    await sql`insert into viewings (id, lead_id, state, sequence, answers_visitor, created_at, changed_at)
      values ('viewing', 'lead', 'cancelled', 4, 1, 1, 1)`.execute(db)
    for (const [actor, after] of [
      ['visitor', { start_at: '2026-02-01T09:00:00.000Z' }],
      ['office link', { state: 'confirmed' }],
      ['visitor', { state: 'requested', start_at: '2026-02-01T10:00:00.000Z' }],
      ['tom@example.com', { state: 'confirmed' }],
      ['visitor', { state: 'cancelled' }],
    ] as const)
      await sql`insert into changes (at, actor, table_name, row_id, action, before, after)
        values ('2026-01-01T00:00:00.000Z', ${actor}, 'viewings', 'viewing', 'update', '{}',
        ${JSON.stringify(after)})`.execute(db)
    await database.migrate()
    expect(await db.selectFrom('viewings').select('visitor_moves').execute()).toEqual([
      { visitor_moves: 2 },
    ])
  })

  test('when an import was undone', async () => {
    await using database = await openAtVersion(engine, '054-standard-names')
    const { db } = database
    for (const state of ['applied', 'undone'])
      await sql`insert into home_imports (id, name, state, created_by, created_at, decided_at)
        values (${state}, 'homes.csv', ${state}, 'marta', 1, 5)`.execute(db)
    await database.migrate()
    const rows = db.selectFrom('home_imports').select(['id', 'undone_at']).orderBy('id')
    expect(await rows.execute()).toEqual([
      { id: 'applied', undone_at: null },
      { id: 'undone', undone_at: 5 },
    ])
  })

  test('the format and the seat of a viewing, and a form that was not sent', async () => {
    await using database = await openAtVersion(engine, '053-dropped-from')
    const { db } = database
    for (const statement of [
      `insert into leads (id, submission_id, fingerprint, kind, language, source_path, fields, consent, created_at)
        values ('lead', 'lead', '', 'viewing', 'en', '/', '{"way":"video","name":"Elena"}', 0, '2026-01-01T00:00:00.000Z')`,
      `insert into viewings (id, lead_id, state, sequence, answers_visitor, created_at, changed_at)
        values ('viewing', 'lead', 'confirmed', 0, 1, 1, 1)`,
      "insert into viewing_slots (start_at, place, viewing_id) values (5, 1, 'viewing')",
      `insert into unsent_forms (member_id, path, fields, kept_at)
        values ('tom', '/office/viewings/new', '[["way","video"],["message","the way, [\\"way\\",]"]]', 7)`,
    ])
      await sql.raw(statement).execute(db)
    await database.migrate()
    const lead = await db.selectFrom('leads').select('fields').executeTakeFirstOrThrow()
    expect(fromJson(lead.fields)).toEqual({ format: 'video', name: 'Elena' })
    expect(await db.selectFrom('viewing_slots').select(['start_at', 'seat']).execute()).toEqual([
      { start_at: 5, seat: 1 },
    ])
    const form = await db.selectFrom('unsent_forms').selectAll().executeTakeFirstOrThrow()
    expect([form.saved_at, fromJson(form.fields)]).toEqual([
      7,
      [
        ['format', 'video'],
        ['message', 'the way, ["way",]'],
      ],
    ])
  })

  test('the reason for a suspicion', async () => {
    await using database = await openAtVersion(engine, '030-content')
    const { db } = database
    for (const reason of ['haste', 'stamp', 'trap'])
      await sql`insert into leads (id, submission_id, fingerprint, kind, language, source_path, fields, consent, created_at, suspicion)
        values (${reason}, ${reason}, '', 'contact', 'en', '/', '{}', 0, '2026-01-01T00:00:00.000Z', ${reason})`.execute(
        db,
      )
    await database.migrate()
    const leads = await db.selectFrom('leads').select('suspicion').orderBy('id').execute()
    expect(leads.map(({ suspicion }) => suspicion)).toEqual(['too-fast', 'stamp', 'honeypot'])
  })

  test('the rows of renamed tables, which their subscriber and lead still own', async () => {
    await using database = await openAtVersion(engine, '038-undelivered-newsletters')
    const { db } = database
    await fillFormerTables(db)
    await database.migrate()
    const read = {
      notifications: await db
        .selectFrom('alert_notifications')
        .select(['subscriber_id', 'queued_at'])
        .execute(),
      alerts: await db.selectFrom('alerts').select('subscriber_id').execute(),
      forms: await db.selectFrom('unsent_forms').select(['path', 'saved_at']).execute(),
      terms: await db.selectFrom('lead_search_terms').selectAll().execute(),
      leads: await db.selectFrom('leads').select('has_search_terms').execute(),
      emails: await db.selectFrom('outbox').select('kind').execute(),
    }
    expect(read).toEqual({
      notifications: [{ subscriber_id: 'ana', queued_at: 5 }],
      alerts: [{ subscriber_id: 'ana' }],
      forms: [{ path: '/office', saved_at: 7 }],
      terms: [{ term: 'whitfield', lead_id: 'lead' }],
      leads: [{ has_search_terms: 1 }],
      emails: [{ kind: 'quarantine' }],
    })
    await db.deleteFrom('alert_subscribers').execute()
    await db.deleteFrom('leads').execute()
    expect(await db.selectFrom('alert_notifications').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('lead_search_terms').selectAll().execute()).toEqual([])
  })
})

/** Writes a row into each table that has been renamed since. */
async function fillFormerTables(db: Database['db']) {
  for (const statement of [
    "insert into alert_readers (id, email, language, manage_token) values ('ana', 'ana@example.com', 'en', 'm')",
    `insert into alerts (id, reader_id, search, state, new_homes, reductions, frequency, token_hash,
      token_expires_at, stop_token, consent_wording, consent_at)
      values ('alert', 'ana', '', 'active', 1, 1, 'weekly', 'h', 1, 's', '', 1)`,
    "insert into home_changes (id, home_id, price, at) values ('change', 'home', 1, 1)",
    `insert into alert_news (reader_id, change_id, alert_id, home, due_at, told_at)
      values ('ana', 'change', 'alert', '{}', 1, 5)`,
    "insert into kept_forms (member_id, path, fields, kept_at) values ('tom', '/office', '[]', 7)",
    `insert into leads (id, submission_id, fingerprint, kind, language, source_path, fields, consent,
      created_at, has_words)
      values ('lead', 'lead', '', 'contact', 'en', '/', '{}', 0, '2026-01-01T00:00:00.000Z', 1)`,
    "insert into lead_words (word, lead_id) values ('whitfield', 'lead')",
    `insert into outbox (id, kind, message_id, state, attempts, due_at, leased_until, created_at)
      values ('notice', 'kept-apart', 'notice@site.test', 'waiting', 0, 1, 0, 1)`,
  ])
    await sql.raw(statement).execute(db)
}

/** A database as it was after a migration, with a function that runs the further ones. */
async function openAtVersion(engine: DatabaseEngine, version: string) {
  const place = await testPlace(engine)
  const database: Database = {
    engine,
    db: place.databaseUrl
      ? new Kysely({ dialect: dialectOf(openPool(place.databaseUrl)) })
      : openSqlite(sqliteFile(place.dataDir)),
  }
  const migrator = migratorOf(database)
  const before = await migrator.migrateTo(version)
  expect(before.error).toBeUndefined()
  return {
    db: database.db,
    async migrate() {
      const after = await migrator.migrateToLatest()
      expect(after.error).toBeUndefined()
    },
    async [Symbol.asyncDispose]() {
      await database.db.destroy()
      await place.remove()
    },
  }
}
