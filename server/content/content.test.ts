import { sql } from 'kysely'
import pino from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase, testPlace } from '../../testing/databases.ts'
import { sessionsWaiting } from '../../testing/lock-waits.ts'
import { readAuditEntries } from '../audit-log/read-entries.ts'
import { insertUser, newUser } from '../backend/auth/new-user.ts'
import { connect } from '../database/connect.ts'
import type { Database } from '../database/database.ts'
import { type Content, createContent } from './content-store.ts'
import { keyOf } from './content.ts'
import { saveTextDraft } from './save-draft.ts'
import { watchContent, type WatchedContent } from './watch-content.ts'

const id = { kind: 'articles', slug: 'a-note' } as const
const builtIn = { 'words.en.title': 'A note', 'words.es.title': 'Una nota', date: '2026-01-01' }
const actor = { id: 'user-1', name: 'marta@example.com' }
const start = Date.UTC(2026, 10, 22, 9)

test('a draft that others change all the time is contended', async () => {
  const place = await testPlace('sqlite', { migrated: true })
  const { db } = await connect(place)
  // Simulates that somebody else has always just saved.
  await sql`CREATE TRIGGER others BEFORE INSERT ON content_drafts BEGIN SELECT RAISE(IGNORE); END`.execute(
    db,
  )
  const typed = { base: builtIn, mine: { ...builtIn, date: '2026-02-02' } }
  await expect(
    saveTextDraft({ db, clock: () => start }, id, { builtIn, ...typed, by: 'tom' }),
  ).rejects.toMatchObject({ name: 'Contended' })
  await db.destroy()
  await place.remove()
})

describeOnEachEngine('texts of the site, on %s', (engine) => {
  let database: Database
  let watched: WatchedContent
  /** The watcher of another process. */
  let other: WatchedContent
  let content: Content
  let now: number
  eachOnItsOwnDatabase(engine, (opened) => {
    database = opened
    now = start
    const log = pino({ level: 'silent' })
    watched = watchContent(database, log, () => now)
    other = watchContent(database, log, () => now)
    content = createContent({ database, watched, clock: () => now })
  })
  beforeEach(() => watched.refresh())
  const type = (mine: object, base: object = builtIn, by = 'tom') =>
    content.save(
      id,
      builtIn,
      { base: { ...builtIn, ...base }, mine: { ...builtIn, ...base, ...mine } },
      by,
    )
  const publish = async (publishAt = now) => {
    const { draft, versions } = await content.read(id)
    return content.publish(
      id,
      builtIn,
      { revision: draft?.revision ?? 0, version: versions[0]?.number ?? 0, publishAt },
      actor,
    )
  }
  const shown = (of: WatchedContent = watched) => of.current()?.get(keyOf(id))?.fields

  test('texts that were never read are unknown, and not the built-in ones', async () => {
    expect(other.current()).toBeUndefined()
    await other.refresh()
    expect(other.current()).toEqual(new Map())
  })

  test('visitors see a text once it is published, in every process', async () => {
    await type({ 'words.en.title': 'Another note' })
    expect(shown()).toBeUndefined()
    const preview = await content.previewOf(id)
    expect(preview.get(keyOf(id))?.fields).toEqual({ 'words.en.title': 'Another note' })
    expect(await publish()).toBe(true)
    expect(shown()).toEqual({ 'words.en.title': 'Another note' })
    await other.refresh()
    expect(shown(other)).toEqual({ 'words.en.title': 'Another note' })
    expect((await content.read(id)).draft).toBeUndefined()
    const log = await readAuditEntries(database.db, { table: 'content_versions', id: keyOf(id) })
    expect(log.map(({ actor: who, after }) => [who, after])).toEqual([
      [actor.name, { 'words.en.title': 'Another note' }],
    ])
  })

  test('authors are shown by their present names, and stored by their addresses', async () => {
    await insertUser(
      database.db,
      newUser({ email: actor.name, passwordHash: '', userMetadata: {}, isConfirmed: true, now: 1 }),
    )
    await type({ date: '2026-02-02' }, builtIn, actor.name)
    await publish()
    await type({ date: '2026-03-03' }, { date: '2026-02-02' }, 'Tom Hale')
    for (const name of ['Marta Ruiz', 'Marta Vidal']) {
      await database.db
        .updateTable('auth_users')
        .set({ user_metadata: JSON.stringify({ name }) })
        .execute()
      const { draft, versions } = await content.read(id)
      expect(versions[0]?.by).toBe(name)
      // The author was stored before names were read from accounts.
      expect(draft?.updatedBy).toBe('Tom Hale')
    }
    const stored = await database.db.selectFrom('content_versions').select('created_by').execute()
    expect(stored).toEqual([{ created_by: actor.name }])
  })

  test('the second of two authors loses nothing, and sees the first one’s changes', async () => {
    await type({ 'words.en.title': 'Tom’s', date: '2026-02-02' }, builtIn, 'tom')
    const { fields, conflicts } = await type(
      { 'words.en.title': 'Marta’s', 'words.es.title': 'La de Marta' },
      builtIn,
      'marta',
    )
    expect(conflicts).toEqual([
      { field: 'words.en.title', mine: 'Marta’s', theirs: 'Tom’s', by: 'tom', isOwn: false },
    ])
    expect(fields).toEqual({
      'words.en.title': 'Tom’s',
      'words.es.title': 'La de Marta',
      date: '2026-02-02',
    })
  })

  test('an author is told the texts of others that their own form lacks', async () => {
    await type({ 'words.en.title': 'Tom’s', date: '2026-02-02' }, builtIn, 'tom')
    const { conflicts, unseen } = await type({ date: '2026-02-02' }, builtIn, 'marta')
    expect(conflicts).toEqual([])
    expect(unseen).toEqual([
      { field: 'words.en.title', mine: 'A note', theirs: 'Tom’s', by: 'tom', isOwn: false },
    ])
  })

  test('both of two who save at once are stored', async () => {
    await Promise.all([type({ date: '2026-03-03' }), type({ 'words.es.title': 'Otra' })])
    expect(Object.keys((await content.read(id)).draft?.cells ?? {}).sort()).toEqual([
      'date',
      'words.es.title',
    ])
  })

  test('only texts that the author has seen are published', async () => {
    const { stored } = await type({ date: '2026-03-03' })
    await type({ 'words.en.title': 'Meanwhile' })
    const seen = { revision: stored.draft?.revision ?? 0, version: 0, publishAt: now }
    expect(await content.publish(id, builtIn, seen, actor)).toBe(false)
    expect(shown()).toBeUndefined()
  })

  test('a draft that somebody has changed since it was read is not discarded', async () => {
    const { stored } = await type({ date: '2026-03-03' })
    const seen = stored.draft?.revision ?? 0
    await type({ 'words.en.title': 'Meanwhile' })
    expect(await content.discard(id, seen)).toBe(false)
    expect((await content.read(id)).draft).toBeDefined()
    expect(await content.discard(id, seen + 1)).toBe(true)
    expect((await content.read(id)).draft).toBeUndefined()
  })

  test('a scheduled version replaces the one before at its time, unless taken back', async () => {
    await type({ date: '2026-03-03' })
    await publish()
    await type({ date: '2026-04-04' }, { date: '2026-03-03' })
    await publish(start + 60_000)
    expect(shown()).toEqual({ date: '2026-03-03' })
    now = start + 60_000
    await other.refresh()
    expect(shown(other)).toEqual({ date: '2026-04-04' })
    await type({ date: '2026-05-05' }, { date: '2026-04-04' })
    await publish(now + 60_000)
    await content.unschedule(id, builtIn, actor)
    expect((await content.read(id)).draft?.cells.date?.text).toBe('2026-05-05')
    now += 120_000
    await other.refresh()
    expect(shown(other)).toEqual({ date: '2026-04-04' })
  })

  test('a text published before a scheduled one counts until then, and stays in it', async () => {
    await type({ date: '2026-03-03' })
    await publish(start + 60_000)
    await type({ 'words.en.title': 'Corrected' })
    expect(await publish()).toBe(true)
    expect(shown()).toEqual({ 'words.en.title': 'Corrected' })
    expect(await content.list()).toMatchObject([{ scheduledAt: start + 60_000 }])
    // An earlier publication of the date does not replace the scheduled one.
    await type({ date: '2026-02-02' }, { 'words.en.title': 'Corrected' })
    await publish()
    now = start + 60_000
    await other.refresh()
    expect(shown(other)).toEqual({ 'words.en.title': 'Corrected', date: '2026-03-03' })
    const { versions } = await content.read(id)
    expect(versions.map(({ number, publishAt }) => [number, publishAt - start])).toEqual([
      [3, 60_000],
      [2, 0],
      [1, 0],
    ])
  })

  test('a scheduled text is taken back after another was published', async () => {
    await type({ date: '2026-03-03' })
    await publish(start + 60_000)
    await type({ 'words.en.title': 'Corrected' })
    await publish()
    await content.unschedule(id, builtIn, actor)
    expect((await content.read(id)).draft?.cells).toMatchObject({ date: { text: '2026-03-03' } })
    now = start + 60_000
    await other.refresh()
    expect(shown(other)).toEqual({ 'words.en.title': 'Corrected' })
  })

  test('texts scheduled in any order become visible one after the other', async () => {
    await type({ date: '2026-03-03' })
    await publish(start + 60_000)
    await type({ 'words.en.title': 'First' })
    await publish(start + 30_000)
    await type({ 'words.es.title': 'Última' })
    await publish(start + 90_000)
    const at = async (time: number) => {
      now = start + time
      await other.refresh()
      return shown(other)
    }
    const first = { 'words.en.title': 'First' }
    expect(await at(30_000)).toEqual(first)
    expect(await at(60_000)).toEqual({ ...first, date: '2026-03-03' })
    expect(await at(90_000)).toEqual({ ...first, date: '2026-03-03', 'words.es.title': 'Última' })
  })

  test('a text withdrawn before a scheduled one is hidden until then', async () => {
    await type({ date: '2026-03-03' })
    await publish()
    await type({ date: '2026-04-04' }, { date: '2026-03-03' })
    await publish(start + 60_000)
    await content.withdraw(id, actor)
    await content.withdraw(id, actor)
    expect(shown()).toBeNull()
    now = start + 60_000
    await other.refresh()
    expect(shown(other)).toEqual({ date: '2026-04-04' })
    expect((await content.read(id)).versions).toHaveLength(3)
  })

  test('two who publish below a scheduled text at once both change it, once each', async () => {
    await type({ date: '2026-03-03' })
    await publish(start + 60_000)
    await type({ 'words.en.title': 'Corrected' })
    await Promise.all([publish(), publish(start + 30_000)])
    now = start + 60_000
    await other.refresh()
    expect(shown(other)).toEqual({ 'words.en.title': 'Corrected', date: '2026-03-03' })
  })

  test('a colleague’s changes during the cancelling of a version stay in the draft', async () => {
    await type({ date: '2026-05-05' })
    await publish(now + 60_000)
    await type({ 'words.en.title': 'A draft' })
    const saved = { text: 'By Tom', by: 'tom', at: 1 }
    const cells = JSON.stringify({ 'words.en.title': saved, 'words.es.title': saved })
    const { unscheduling } = await database.db.transaction().execute(async (transaction) => {
      await transaction.updateTable('content_drafts').set({ cells, revision: 9 }).execute()
      const unscheduling = content.unschedule(id, builtIn, actor)
      // On SQLite it waits to begin; on PostgreSQL it waits for the lock on the draft.
      if (engine === 'postgres') await expect.poll(() => sessionsWaiting(database)).toBe(1)
      return { unscheduling }
    })
    await unscheduling
    expect((await content.read(id)).draft).toMatchObject({
      revision: 10,
      cells: { date: { text: '2026-05-05' }, 'words.en.title': saved, 'words.es.title': saved },
    })
  })

  test('a withdrawn text is hidden, its versions stay, and it can be published again', async () => {
    await type({ date: '2026-03-03' })
    await publish()
    await content.withdraw(id, actor)
    expect(watched.current()?.get(keyOf(id))?.fields).toBeNull()
    expect((await content.read(id)).versions.map(({ number }) => number)).toEqual([2, 1])
    expect(await publish()).toBe(true)
    expect(shown()).toEqual({ date: '2026-03-03' })
  })

  test('two who withdraw a text at once withdraw it once', async () => {
    await type({ date: '2026-03-03' })
    await publish()
    await Promise.all([content.withdraw(id, actor), content.withdraw(id, actor)])
    expect((await content.read(id)).versions.map(({ fields }) => fields)).toEqual([
      null,
      { date: '2026-03-03' },
    ])
  })

  test('two who publish a text at once never fail, and each success is a version', async () => {
    await type({ date: '2026-03-03' })
    await publish()
    await content.withdraw(id, actor)
    const published = await Promise.all([publish(), publish()])
    // Both are published, where the second begins after the first.
    expect(published).toContain(true)
    const { versions } = await content.read(id)
    expect(versions).toHaveLength(2 + published.filter(Boolean).length)
  })

  test('a draft that is published while the text is withdrawn is published or kept', async () => {
    await type({ date: '2026-03-03' })
    await publish()
    await type({ date: '2026-04-04' }, { date: '2026-03-03' })
    const [isPublished] = await Promise.all([publish(), content.withdraw(id, actor)])
    const { draft, versions } = await content.read(id)
    expect(versions[0]?.fields).toBeNull()
    expect(versions).toHaveLength(isPublished ? 3 : 2)
    expect(draft === undefined).toBe(isPublished)
  })

  test('a text that is changed back to the published one leaves an empty draft', async () => {
    await type({ date: '2026-03-03' })
    const { stored } = await type({ date: builtIn.date }, { date: '2026-03-03' })
    expect(stored.draft?.cells).toEqual({})
  })
})
