import * as v from 'valibot'
import { beforeEach } from 'vitest'
import { confirmAlert } from '#server/alerts/confirm.ts'
import { detectOwnChanges } from '#server/alerts/detect-changes.ts'
import { homeSnapshot } from '#server/alerts/home-snapshot.ts'
import { queueNotifications } from '#server/alerts/queue-notifications.ts'
import { signUpForAlert, type NewAlert } from '#server/alerts/sign-up.ts'
import type { Property } from '#server/catalogue/property.ts'
import { seed } from '#server/catalogue/seed/seed.ts'
import {
  storedProperties,
  storedPropertiesById,
  toRow,
} from '#server/catalogue/stored-properties.ts'
import type { Database } from '#server/database/database.ts'
import { isPublishedSql } from '#server/database/is-published.ts'
import { fromJson } from '#server/database/schema.ts'
import { minute } from '#server/shared/time/durations.ts'
import { type DatabaseEngine, eachOnItsOwnDatabase, type TestPlace } from './databases.ts'

/** How long a change can be taken back before anybody is notified. */
export const delay = 10 * minute

export const wish: NewAlert = {
  email: 'Elena@example.com',
  language: 'en',
  search: 'type=apartment&to=800000',
  newHomes: true,
  reductions: true,
  frequency: 'immediate',
  consentWording: 'Tell me',
  sourcePath: '/alerts/new',
}

/** The time at the beginning of each test, a Wednesday. */
const start = Date.parse('2026-11-18T12:00:00Z')

/** Alerts about the sample homes, on a database of its own for each test, at a time of its own. */
export class AlertsSite {
  now = start
  readonly #engine: DatabaseEngine
  #opened: { database: Database; place: TestPlace } | undefined

  constructor(engine: DatabaseEngine) {
    this.#engine = engine
    eachOnItsOwnDatabase(engine, (database, place) => {
      this.#opened = { database, place }
    })
    beforeEach(async () => {
      this.now = start
      await seed(this.database)
    })
  }

  get database(): Database {
    return this.#open.database
  }

  get place(): TestPlace {
    return this.#open.place
  }

  get #open() {
    if (!this.#opened) throw new Error('The database is open within a test')
    return this.#opened
  }

  needs = (at = this.now) => ({ ...this.database, clock: () => at, delay })

  detect = (on: Database = this.database) => detectOwnChanges(on, { now: this.now, delay })

  ask = (change: Partial<NewAlert> = {}) =>
    signUpForAlert(this.database.db, { ...wish, ...change }, 'site.test', this.now)

  /**
   * Makes an alert active, with the current homes as those seen last.
   * @returns the tokens.
   */
  active = async (change: Partial<NewAlert> = {}) => {
    const asked = await this.ask(change)
    const manage = await confirmAlert(this.needs(), asked?.token ?? '')
    await this.detect()
    return { manage: manage ?? '', stop: asked?.stopToken ?? '', token: asked?.token ?? '' }
  }

  /** Adds an apartment that fits {@link wish}, unless it is changed. */
  add = async (id: string, change: Partial<Property> = {}) => {
    const { db } = this.database
    const [home] = (await storedProperties(db)).filter((one) => one.id === 'apt-002')
    if (!home) throw new Error('There is no sample apartment')
    const added = { ...home, id, slug: id, ref: id, status: null, price: 500_000, ...change }
    await db.insertInto('properties').values(toRow(added)).execute()
  }

  /** Queues the e-mails that are due at a time, about the homes of our own catalogue. */
  queueAt = (at: number, on: Database = this.database) =>
    queueNotifications(on, {
      mailDomain: 'site.test',
      time: { now: at, delay },
      present: (ids) => storedPropertiesById(on.db, ids, isPublishedSql(this.#engine, at)),
    })

  /** @param former the former price, if visitors are shown a reduction. */
  reprice = (id: string, price: number, former: number | null = 9_000_000) =>
    this.database.db
      .updateTable('properties')
      .set({ price, former_price: former })
      .where('id', '=', id)
      .execute()

  /**
   * Detects changes and writes their e-mails at the time when the changes can no longer be taken
   * back. Each call is later than the one before.
   */
  poll = async (on: Database = this.database) => {
    this.now += 1
    await this.detect(on)
    return this.queueAt(this.now + delay, on)
  }

  emails = async (kind = 'alert-news') => {
    const rows = await this.database.db
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', kind)
      .where('state', '=', 'waiting')
      .orderBy('created_at')
      .execute()
    return rows.map(({ payload }) => fromJson(payload ?? '{}'))
  }

  /** Reference and price of every notified home, in order. */
  sentHomes = async () =>
    v
      .parse(v.array(v.object({ homes: v.array(homeSnapshot) })), await this.emails())
      .flatMap(({ homes }) => homes)
      .map(({ ref, price, previous }) => [ref, price, previous] as const)
}
