import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { homePath } from '#app/office/homes/home-path.ts'
import { sweepBlobs } from '#server/backend/storage/blobs/sweep.ts'
import { blobsBeside } from '#server/backend/storage/open-storage.ts'
import { seed } from '#server/catalogue/seed/seed.ts'
import { connect } from '#server/database/connect.ts'
import type { Database } from '#server/database/database.ts'
import { fromJson } from '#server/database/schema.ts'
import { hour } from '#server/shared/time/durations.ts'
import { describeOnEachEngine, testPlace, type TestPlace } from '../../testing/databases.ts'
import { freePort } from '../../testing/free-port.ts'
import { longTest, scaled } from '../../testing/full.ts'
import { acceptLead, submissionOf } from '../../testing/leads.ts'
import { type MailServer, startMailServer } from '../../testing/mail-server.ts'
import { randomOfRun } from '../../testing/random.ts'
import { type ServerProcess, startServer } from '../../testing/server-process.ts'
import { staffCookie } from '../../testing/staff.ts'
import { samplePicture } from '../../testing/storage.ts'

/** What the writers were told is done. */
interface Told {
  replies: string[]
  places: string[]
  drafts: string[]
  pictures: { home: string; address: string }[]
  imports: number
  newsletter: string[]
}

describeOnEachEngine('an office whose server is killed, on %s', (engine) => {
  let place: TestPlace
  let database: Database
  let mail: MailServer
  let url: string
  let env: Record<string, string>
  let cookie: string
  let server: ServerProcess | undefined
  let isDone: boolean
  let told: Told

  beforeEach(async () => {
    place = await testPlace(engine, { migrated: true })
    database = await connect(place)
    await seed(database)
    mail = await startMailServer()
    const port = String(await freePort())
    url = `http://127.0.0.1:${port}`
    env = {
      ...place.env,
      PORT: port,
      SITE_URL: url,
      SMTP_URL: mail.url,
      LOG_LEVEL: 'warn',
      PICTURE_VARIANTS: 'requested',
      NEWSLETTER_PACE: '240',
    }
    cookie = await staffCookie(database, url, 'manager')
    isDone = false
    told = { replies: [], places: [], drafts: [], pictures: [], imports: 0, newsletter: [] }
  })
  afterEach(async () => {
    isDone = true
    await server?.end('SIGKILL')
    await mail.stop()
    await database.db.destroy()
    await place.remove()
  })

  /** How often the writer that is slowest was told that something is done. */
  const leastTold = () =>
    Math.min(
      told.places.length,
      told.drafts.length,
      told.pictures.length,
      told.imports,
      told.newsletter.length,
    )
  const post = (path: string, fields: Record<string, string> | FormData | URLSearchParams) =>
    fetch(url + path, {
      method: 'POST',
      body: fields instanceof FormData ? fields : new URLSearchParams(fields),
      redirect: 'manual',
      headers: { Origin: url, Cookie: cookie },
      signal: AbortSignal.timeout(20_000),
    })
  /** Sends a form again until it is answered, as a person does after "no answer". */
  const untilAnswered = (send: () => Promise<Response>, good: readonly number[]) =>
    vi.waitUntil(
      async () => {
        const answer = await send().catch(() => undefined)
        const text = await answer?.text().catch(() => undefined)
        if (answer && text !== undefined && good.includes(answer.status)) return { answer, text }
        // A busy server says so, and a change at the same time is a conflict; both are tried again.
        if (answer && ![408, 409, 429, 500, 502, 503].includes(answer.status))
          throw new Error(`${answer.url}: ${answer.status} ${text?.slice(0, 2000)}`)
        return undefined
      },
      { interval: 30, timeout: longTest },
    )
  const homes = () =>
    database.db.selectFrom('properties').select(['id', 'price', 'location']).orderBy('id').execute()
  const fileForm = (field: string, content: Buffer<ArrayBuffer> | string, name: string) => {
    const form = new FormData()
    form.set(field, new Blob([content]), name)
    return form
  }

  async function replies(leads: readonly string[]) {
    for (const lead of leads) {
      if (isDone) return
      // The form carries the id of its reply, so that sending it again makes no second one.
      const reply = randomUUID()
      const fields = { intent: 'reply', reply, subject: 'Re', language: 'en', message: reply }
      await untilAnswered(() => post(`/office/leads/${lead}`, fields), [303])
      told.replies.push(reply)
    }
  }
  async function drafts(id: string, from: string) {
    for (let number = 1, before = from; !isDone; number++) {
      const location = `Draft ${number}`
      const fields = { base: JSON.stringify({ location: before }), location }
      await untilAnswered(() => post(`${homePath('en', id)}/draft`, fields), [200])
      told.drafts.push(location)
      before = location
    }
  }
  async function publishing(id: string, from: string) {
    for (let number = 1, before = from; !isDone; number++) {
      const location = `Place ${number}`
      const base = JSON.stringify({ location: before })
      await untilAnswered(
        () => post(homePath('en', id), { base, location, intent: 'publish' }),
        [303],
      )
      told.places.push(location)
      before = location
    }
  }
  async function uploads(ids: readonly string[], bytes: Buffer<ArrayBuffer>) {
    for (let number = 0; !isDone; number++) {
      const home = ids[number % ids.length] ?? ''
      const send = () =>
        post(`${homePath('en', home)}/pictures/upload`, fileForm('pictures', bytes, 'a.jpg'))
      const { text } = await untilAnswered(send, [201])
      told.pictures.push({ home, address: text })
    }
  }
  async function imports(rows: readonly { id: string; price: number }[]) {
    const screen = '/office/homes/import'
    for (let number = 1; !isDone; number++) {
      const csv = rows.map(({ id, price }) => `${id},${price + number}`).join('\n')
      const send = () => post(screen, fileForm('file', `id,price\n${csv}\n`, 'prices.csv'))
      const { answer } = await untilAnswered(send, [303])
      const to = new URL(answer.headers.get('Location') ?? '', url)
      const fields = new URLSearchParams({
        intent: 'apply',
        import: to.searchParams.get('import') ?? '',
        agreed: `0 0 ${rows.length} 0`,
      })
      for (const { id } of rows) fields.append('only', id)
      // One whose answer was lost is decided when it is sent again: its screen is gone.
      const isApplied = async () => {
        const applied = await post(screen, fields)
        return applied.status === 409 ? new Response(null, { status: 303 }) : applied
      }
      await untilAnswered(isApplied, [303])
      told.imports = number
    }
  }
  async function newsletter(issue: string) {
    for (let number = 0; !isDone; number++) {
      const intent = number % 2 ? 'resume' : 'stop'
      await untilAnswered(() => post(`/office/newsletter/${issue}`, { intent }), [303])
      told.newsletter.push(intent)
      // Some e-mails go before the next press.
      const { imports: before } = told
      await vi.waitUntil(() => isDone || told.imports > before, { timeout: longTest })
    }
  }

  const stateOf = async (issue: string) =>
    (
      await database.db
        .selectFrom('newsletter_issues')
        .select('state')
        .where('id', '=', issue)
        .executeTakeFirstOrThrow()
    ).state
  /** Begins a newsletter to forty readers. */
  async function beginNewsletter(home: string): Promise<string> {
    await database.db
      .insertInto('subscribers')
      .values(Array.from({ length: 40 }, (_, index) => readerOf(index)))
      .execute()
    const { answer } = await untilAnswered(() => post('/office/newsletter', {}), [303])
    const at = answer.headers.get('Location') ?? ''
    const { ref } = await database.db
      .selectFrom('properties')
      .select('ref')
      .where('id', '=', home)
      .executeTakeFirstOrThrow()
    const texts = { subject_en: 'A', subject_es: 'A', opening_en: 'B', opening_es: 'B' }
    for (const change of [{ intent: 'add-home', home: ref }, { intent: 'now' }]) {
      const { revision } = await database.db
        .selectFrom('newsletter_issues')
        .select('revision')
        .executeTakeFirstOrThrow()
      await untilAnswered(
        () => post(at, { ...texts, revision: String(revision), ...change }),
        [303],
      )
    }
    const issue = at.split('/').at(-1) ?? ''
    // One that is stopped before it has begun is a draft again.
    await expect.poll(() => stateOf(issue), { timeout: 60_000 }).toBe('sending')
    return issue
  }

  /** The leases of a killed worker end by themselves after two minutes. */
  const endLeases = () =>
    database.db
      .updateTable('outbox')
      .set({ leased_until: 0, due_at: 0 })
      .where('state', '=', 'waiting')
      .execute()

  async function expectImportsWhole(rows: Awaited<ReturnType<typeof homes>>) {
    const raised = new Map(rows.map(({ id, price }) => [id, price]))
    const now = await homes()
    const steps = new Set(now.map(({ id, price }) => price - (raised.get(id) ?? 0)))
    expect(steps.size).toBe(1)
    return [...steps][0] ?? 0
  }

  test('it has all that was acknowledged, once', { timeout: longTest }, async () => {
    const random = randomOfRun()
    const kills = scaled(3, 6)
    for (let number = 0; number < 200; number++)
      await acceptLead(database.db, submissionOf(`person-${number}`), 'site.test')
    // The e-mails about the leads themselves would go before those of the test.
    await database.db.deleteFrom('outbox').execute()
    const leads = await database.db.selectFrom('leads').select('id').execute()
    const rows = await homes()
    const [first, second, third, ...others] = rows
    if (!first || !second || !third) throw new Error('no homes')
    const bytes = await samplePicture('jpeg', { width: 1300, height: 900 })
    server = await startServer(env)
    const issue = await beginNewsletter(third.id)
    const writers = [
      replies(leads.map(({ id }) => id)),
      drafts(first.id, first.location),
      publishing(second.id, second.location),
      uploads(
        others.map(({ id }) => id),
        bytes,
      ),
      imports(rows),
      newsletter(issue),
    ]
    const working = Promise.all(writers)
    working.catch(() => {})
    for (let kill = 0; kill < kills; kill++) {
      await expect.poll(leastTold, { timeout: 60_000, interval: 10 }).toBeGreaterThan(kill)
      const moment = told.drafts.length + Math.floor(random() * 20)
      await expect
        .poll(() => told.drafts.length, { timeout: 60_000, interval: 5 })
        .toBeGreaterThanOrEqual(moment)
      await server.end('SIGKILL')
      await expectImportsWhole(rows)
      await endLeases()
      server = await startServer(env)
    }
    isDone = true
    // A writer that was refused fails the test here.
    await working
    await untilAnswered(() => post(`/office/newsletter/${issue}`, { intent: 'resume' }), [303])
    await expectReplies()
    await expectNewsletter(issue, kills)
    await expectHomes(first.id, second.id)
    expect(await expectImportsWhole(rows)).toBe(told.imports)
    await expectPictures()
  })

  async function expectReplies() {
    const stored = await database.db.selectFrom('lead_replies').select('id').execute()
    expect(stored.map(({ id }) => id).toSorted()).toEqual(told.replies.toSorted())
    const emails = await database.db
      .selectFrom('outbox')
      .select('message_id')
      .where('kind', '=', 'lead-reply')
      .execute()
    expect(emails).toHaveLength(told.replies.length)
    const received = () =>
      new Set(
        mail.emails.flatMap(({ subject, text, messageId }) =>
          subject === 'Re' ? [`${messageId} ${text?.slice(0, 36)}`] : [],
        ),
      )
    await expect
      .poll(() => received().size, { timeout: 120_000, interval: 500 })
      .toBe(told.replies.length)
  }

  async function expectNewsletter(issue: string, kills: number) {
    await expect.poll(() => stateOf(issue), { timeout: 180_000, interval: 500 }).toBe('sent')
    const emails = () => mail.emails.filter(({ subject }) => subject === 'A')
    const readers = () => new Set(emails().map(({ to }) => to?.[0]?.address))
    await expect.poll(() => readers().size, { timeout: 120_000, interval: 500 }).toBe(40)
    expect(new Set(emails().map(({ messageId }) => messageId)).size).toBe(40)
    // Whether one on its way at a kill had been sent, nobody knows: it is sent again.
    expect(emails().length - 40).toBeLessThanOrEqual(kills)
  }

  async function expectHomes(drafted: string, published: string) {
    const draft = await database.db
      .selectFrom('home_drafts')
      .select('cells')
      .where('id', '=', drafted)
      .executeTakeFirstOrThrow()
    expect(fromJson(draft.cells).location?.text).toBe(told.drafts.at(-1))
    const home = (await homes()).find(({ id }) => id === published)
    expect(home?.location).toBe(told.places.at(-1))
    const changes = await database.db
      .selectFrom('changes')
      .select('after')
      .where('table_name', '=', 'properties')
      .where('row_id', '=', published)
      .orderBy('id')
      .execute()
    const places = changes.flatMap(({ after }) => {
      const row = after === null ? {} : fromJson<Record<string, unknown>>(after)
      return typeof row.location === 'string' ? [row.location] : []
    })
    expect(places).toEqual(told.places)
  }

  async function expectPictures() {
    const drafted = new Map<string, string[]>()
    for (const { id, cells } of await database.db.selectFrom('home_drafts').selectAll().execute())
      drafted.set(id, (fromJson(cells).images?.text ?? '').split('\n'))
    for (const { home, address } of told.pictures)
      expect(drafted.get(home)?.filter((one) => one === address)).toEqual([address])
    const blobs = blobsBeside(database, place.dataDir)
    await sweepBlobs(database.db, blobs, Date.now() + 2 * hour)
    const objects = await database.db.selectFrom('storage_objects').select('blob_id').execute()
    const chunks = () =>
      database.db.selectFrom('storage_chunks').select('blob_id').distinct().execute()
    const left =
      engine === 'postgres'
        ? (await chunks()).map(({ blob_id: blob }) => blob)
        : await Array.fromAsync(blobs.olderThan(Date.now() + hour))
    expect(left.toSorted()).toEqual(objects.map(({ blob_id: blob }) => blob).toSorted())
    for (const { address } of told.pictures.slice(-5)) {
      const picture = await fetch(url + address, { headers: { Cookie: cookie } })
      expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/jpeg'])
      expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(1_000)
    }
  }
})

const readerOf = (index: number) => ({
  id: `reader-${index}`,
  email: `reader-${index}@example.com`,
  language: 'en' as const,
  state: 'confirmed' as const,
  token_hash: `reader-${index}`,
  token_expires_at: 0,
  unsubscribe_token: `stop-reader-${index}`,
  consent_wording: 'The newsletter',
  consent_at: 0,
  confirmed_at: 1,
  unsubscribed_at: null,
})
