import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import type { Clock } from '../shared/time/clock.ts'
import { agencyZone, dateIn } from '../shared/time/zoned-time.ts'
import { repeat, type Repeated } from '../shared/work/repeat.ts'
import { type AnsweredRequest, type Visit, visitOf } from './visit.ts'

export interface VisitCounter extends Repeated {
  /** Counts a request if it was a visit. */
  count(request: AnsweredRequest): void
  /** Writes the counts to the database. */
  write(): Promise<void>
}

interface Options {
  database: Pick<Database, 'db'>
  siteUrl: string
  log: Logger
  clock: Clock
}

/**
 * The time between two writes, in milliseconds. If the process is killed, the counts since the last
 * write are lost.
 */
const interval = 15_000
/**
 * The most counts with a referrer on one day; further visits are counted without it. Anybody can
 * invent referrers, and counts are kept for months.
 */
const maxReferred = 5_000
/** How many months counts are kept. */
const keptMonths = 25

/** Counts visits in memory, and adds them to the day's counts in the database every 15 seconds. */
export function countVisits({ database: { db }, siteUrl, log, clock }: Options): VisitCounter {
  const { host } = new URL(siteUrl)
  let counts = new Map<string, number>()
  let cleanedOn = ''
  /** The keys of a day's counts that have a referrer. */
  let referred = { day: '', keys: new Set<string>() }

  /** The key of the count to which a visit is added. */
  function countOf(day: string, visit: Visit): string {
    const key = keyOf(day, visit)
    if (visit.referrer === '') return key
    if (referred.day !== day) referred = { day, keys: new Set() }
    if (referred.keys.size >= maxReferred && !referred.keys.has(key))
      return keyOf(day, { ...visit, referrer: '' })
    referred.keys.add(key)
    return key
  }

  const add = (key: string, visits = 1) => counts.set(key, (counts.get(key) ?? 0) + visits)

  async function write(): Promise<void> {
    const today = dayOf(clock())
    if (today !== cleanedOn) await clean(today)
    if (counts.size === 0) return
    const batch = counts
    counts = new Map()
    try {
      await addVisits(db, batch)
    } catch (error) {
      for (const [key, visits] of batch) add(key, visits)
      throw error
    }
  }

  async function clean(today: string) {
    const oldest = new Date(clock())
    oldest.setUTCMonth(oldest.getUTCMonth() - keptMonths)
    await db.deleteFrom('visit_counts').where('day', '<', dayOf(oldest.getTime())).execute()
    cleanedOn = today
  }

  const repeated = repeat(
    {
      interval,
      onFailure: (error) => log.warn({ err: error }, 'visits: counts wait for the database'),
    },
    write,
  )

  return {
    count(request) {
      const visit = visitOf(request, host)
      if (visit) add(countOf(dayOf(clock()), visit))
    },
    write,
    start: repeated.start,
    failingFor: repeated.failingFor,
    async stop() {
      await repeated.stop()
      await write().catch((error: unknown) => log.warn({ err: error }, 'visits: counts are lost'))
    },
  }
}

/** Adds visits to the counts of their days. */
async function addVisits(db: Database['db'], counts: ReadonlyMap<string, number>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Counts are added in a fixed order, so that two processes cannot deadlock.
    for (const [key, visits] of [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)))
      await transaction
        .insertInto('visit_counts')
        .values({ ...readKey(key), visits })
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'path', 'language', 'referrer'])
            .doUpdateSet((set) => ({ visits: set('visit_counts.visits', '+', visits) })),
        )
        .execute()
  })
}

/** The date in Spain at a time. */
const dayOf = (at: number): string => dateIn(agencyZone, at)

const keyOf = (day: string, { path, language, referrer }: Visit): string =>
  [day, path, language, referrer].join('\n')

function readKey(key: string) {
  const [day = '', path = '', language = '', referrer = ''] = key.split('\n')
  return { day, path, language: language === 'es' ? ('es' as const) : ('en' as const), referrer }
}
