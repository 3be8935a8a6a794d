import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { connect } from '#server/database/connect.ts'
import type { Database } from '#server/database/database.ts'
import { createLeadStore } from '#server/leads/intake/store.ts'
import { percentileOf } from '../testing/percentile.ts'
import { startPostgres } from '../testing/postgres.ts'
import { writeSection } from './report.ts'

/**
 * Measures accepted leads a second: each with its two e-mails and its consent, synced to disk
 * before it counts. For comparison it prints the raw commit rate of the same engine in the same
 * run: one row in one commit.
 *
 *     node bench/leads.ts [--leads 10000] [--visitors 100] [--engine sqlite|postgres]
 *
 * Without `--engine` it runs on both engines: the embedded one, and a PostgreSQL that is started
 * for this, with every commit synced, or that of DATABASE_URL (the rows that the run wrote there
 * are removed).
 */
const { values } = parseArgs({
  options: {
    leads: { type: 'string', default: '10000' },
    visitors: { type: 'string', default: '100' },
    engine: { type: 'string' },
  },
})
const leads = Number(values.leads)
const visitors = Number(values.visitors)

const engines = values.engine ? [values.engine] : ['sqlite', 'postgres']
const run = `bench-${process.pid}-${Date.now()}`
const rows: string[][] = []
for (const engine of engines) {
  const url = process.env.DATABASE_URL
  if (engine === 'sqlite') await bench(undefined)
  else if (url) await bench(url)
  else {
    const postgres = await startPostgres({ synced: true })
    if (!postgres) {
      console.log('postgres: none is installed, and DATABASE_URL is not set')
      continue
    }
    try {
      await bench(postgres.url)
    } finally {
      await postgres.stop()
    }
  }
}
writeSection(
  'Accepted leads',
  `${leads} leads of ${visitors} visitors at once, each with its e-mails and consent synced to the disk; raw commits are of one row, one after the other.`,
  ['engine', 'leads/s', 'p50 ms', 'p95 ms', 'p99 ms', 'raw commits/s', 'leads per raw commit'],
  rows,
)

async function bench(databaseUrl: string | undefined) {
  const dataDir = mkdtempSync(join(tmpdir(), 'alboran-bench-'))
  const database = await connect({ dataDir, databaseUrl })
  try {
    const raw = await rawCommits(database, Math.min(2000, leads))
    const accepted = await acceptedLeads(database)
    rows.push(row(database.engine, raw, accepted))
  } finally {
    await cleanUp(database)
    await database.db.destroy()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

interface Measured {
  perSecond: number
  p50: number
  p95: number
  p99: number
}

async function rawCommits({ db }: Database, count: number): Promise<Measured> {
  const times: number[] = []
  const began = performance.now()
  for (let index = 0; index < count; index++) {
    const start = performance.now()
    await db.transaction().execute((transaction) =>
      transaction
        .insertInto('keys')
        .values({ name: `${run}-${index}`, value: 'x' })
        .execute(),
    )
    times.push(performance.now() - start)
  }
  return measured(times, performance.now() - began)
}

/**
 * This many concurrent visitors, each of whom sends the next lead when the last one has been
 * accepted.
 */
async function acceptedLeads(database: Database): Promise<Measured> {
  const store = createLeadStore({
    database,
    spool: undefined,
    mailDomain: 'bench.test',
    log: pino({ level: 'silent' }),
    onEmails() {},
  })
  const times: number[] = []
  let next = 0
  const began = performance.now()
  async function visitor() {
    while (next < leads) {
      const number = next++
      const start = performance.now()
      const acceptance = await store.accept({
        submission: {
          kind: 'inquiry',
          language: 'en',
          sourcePath: '/properties/garden-apartment-south-terrace',
          fields: {
            name: `Person ${number}`,
            email: `${run}-${number}@example.com`,
            phone: '+34 600 000 000',
            message: 'When may I see it?',
            reference: 'R49052083',
          },
          consentWording: number % 4 === 0 ? 'Write to me when new homes come up.' : null,
          submissionId: `${run}-${number}`,
        },
        receivedAt: Date.now(),
        acknowledge: true,
      })
      if (acceptance !== 'accepted') throw new Error(`lead ${number} was ${acceptance}`)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: visitors }, visitor))
  const took = performance.now() - began
  await store.close()
  const { stored } = await database.db
    .selectFrom('leads')
    .select((select) => select.fn.countAll<number>().as('stored'))
    .where('submission_id', 'like', `${run}-%`)
    .executeTakeFirstOrThrow()
  if (Number(stored) !== leads) throw new Error(`${stored} of ${leads} leads are stored`)
  return measured(times, took)
}

function measured(times: number[], took: number): Measured {
  const at = (share: number) => Math.round(percentileOf(times, share) * 100) / 100
  return {
    perSecond: Math.round((times.length / took) * 1000),
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
  }
}

const row = (engine: string, raw: Measured, { perSecond, p50, p95, p99 }: Measured): string[] => [
  engine,
  ...[perSecond, p50, p95, p99, raw.perSecond].map(String),
  (perSecond / raw.perSecond).toFixed(2),
]

async function cleanUp({ db, engine }: Database) {
  if (engine === 'sqlite') return
  const mine = db.selectFrom('leads').select('id').where('submission_id', 'like', `${run}-%`)
  await db.deleteFrom('outbox').where('lead_id', 'in', mine).execute()
  await db.deleteFrom('leads').where('submission_id', 'like', `${run}-%`).execute()
  await db.deleteFrom('consents').where('email', 'like', `${run}-%`).execute()
  await db.deleteFrom('keys').where('name', 'like', `${run}-%`).execute()
}
