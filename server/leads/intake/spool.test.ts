import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { submissionOf } from '../../../testing/leads.ts'
import type { Arrival } from '../lead.ts'
import type { Acceptance } from './accept-lead.ts'
import { emptySpool } from './empty-spool.ts'
import { createSpoolMover } from './spool-mover.ts'
import { openSpool, spoolFile } from './spool.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'alboran-spool-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

test('a lead that the former version spooled keeps its meaning', () => {
  const submission = { ...submissionOf('ana'), fields: { way: 'video' } }
  const spool = openSpool(dataDir)
  const file = new DatabaseSync(spoolFile(dataDir))
  file
    .prepare('INSERT INTO spool (id, fingerprint, arrival, received_at) VALUES (?, ?, ?, ?)')
    .run(
      'one',
      '',
      JSON.stringify({ submission, suspicion: 'trap', apart: true }),
      Date.parse('2026-01-01'),
    )
  file.close()
  expect(spool.oldest(2)).toMatchObject([
    {
      id: 'one',
      arrival: {
        suspicion: 'honeypot',
        quarantined: true,
        submission: { fields: { format: 'video' } },
      },
    },
  ])
  spool.close()
})

/** Writes a lead into the spool as another version of the site would. */
function writeOther(id: string, arrival: string): void {
  const file = new DatabaseSync(spoolFile(dataDir))
  file
    .prepare('INSERT INTO spool (id, fingerprint, arrival, received_at) VALUES (?, ?, ?, ?)')
    .run(id, '', arrival, Date.parse('2026-01-01'))
  file.close()
}

const log = { error: vi.fn() }

test('a lead that cannot be read does not stop the others from being stored', async () => {
  const spool = openSpool(dataDir)
  const ofLater = { ...submissionOf('eva'), kind: 'of-a-later-version' }
  writeOther('later', JSON.stringify({ submission: ofLater }))
  writeOther('broken', '{"submission":')
  await spool.keep([{ submission: submissionOf('ana'), receivedAt: Date.now() }])
  const moved: string[] = []
  await emptySpool({
    spool,
    log,
    store: (arrivals) => {
      moved.push(...arrivals.map(({ submission }) => submission.fields.name ?? ''))
      return Promise.resolve(arrivals.map(() => 'accepted'))
    },
    onMoved() {},
  })
  expect(moved).toEqual([submissionOf('ana').fields.name])
  expect([spool.waiting(), spool.aside()]).toEqual([0, 2])
  expect(log.error).toHaveBeenCalledWith({ leads: ['later', 'broken'] }, expect.any(String))
  spool.close()

  const next = openSpool(dataDir)
  // The desk opens it beside the running site, which then would not try them.
  expect([next.waiting(), next.aside()]).toEqual([0, 2])
  await next.retryAside()
  expect([next.waiting(), next.aside()]).toEqual([2, 0])
  await next.setAside(next.unreadable(9))
  expect(await next.erase(submissionOf('eva').fields.email ?? '')).toBe(1)
  expect(next.aside()).toBe(1)
  next.close()
})

test('a lead that the database refuses is set aside, and the others are stored', async () => {
  const spool = openSpool(dataDir)
  const names = ['ana', 'eva', 'bo']
  await spool.keep(
    names.map((name) => ({ submission: submissionOf(name), receivedAt: Date.now() })),
  )
  const refused = submissionOf('eva').fields.email
  const stored: (string | undefined)[] = []
  const moved: number[] = []
  await emptySpool({
    spool,
    log,
    store: (arrivals) => {
      const emails = arrivals.map(({ submission }) => submission.fields.email)
      if (emails.includes(refused))
        return Promise.reject(Object.assign(new Error('too long'), { code: '22001' }))
      stored.push(...emails)
      return Promise.resolve(arrivals.map(() => 'accepted'))
    },
    onMoved: (leads) => moved.push(leads),
  })
  expect(stored).toEqual(['ana', 'bo'].map((name) => submissionOf(name).fields.email))
  expect([moved, spool.waiting(), spool.aside()]).toEqual([[2], 0, 1])
  spool.close()
})

test('a renamed lead gets the same id again after the process was killed', async () => {
  const spool = openSpool(dataDir)
  await spool.keep([{ submission: submissionOf('ana'), receivedAt: Date.now() }])
  const ids: (string | undefined)[] = []
  const options = {
    log,
    store: async (arrivals: Arrival[]): Promise<Acceptance[]> => {
      const [id] = arrivals.map(({ submission }) => submission.submissionId)
      if (!id?.startsWith('spool-')) return ['conflict']
      ids.push(id)
      return ['accepted']
    },
    onMoved() {},
  }
  const killed = { ...spool, remove: () => Promise.reject(new Error('killed')) }
  await expect(emptySpool({ ...options, spool: killed })).rejects.toThrow('killed')
  await emptySpool({ ...options, spool })
  expect(ids.length).toBeGreaterThan(1)
  expect(new Set(ids).size).toBe(1)
  spool.close()
})

test('a lead that the database never stores delays neither new nor other leads', async () => {
  const spool = openSpool(dataDir)
  await spool.keep(
    ['ana', 'eva'].map((name) => ({ submission: submissionOf(name), receivedAt: Date.now() })),
  )
  const broken = submissionOf('ana').fields.email
  const stored: (string | undefined)[] = []
  let attempts = 0
  const mover = createSpoolMover({
    spool,
    log: { ...log, info() {}, warn: () => void attempts++ },
    store: (arrivals) => {
      const emails = arrivals.map(({ submission }) => submission.fields.email)
      if (emails.includes(broken)) return Promise.reject(new TypeError('a mistake of ours'))
      stored.push(...emails)
      return Promise.resolve(arrivals.map(() => 'accepted'))
    },
    interval: 1,
  })
  await expect.poll(() => spool.aside()).toBe(1)
  await mover.stop()
  expect(attempts).toBe(4)
  expect(stored).toEqual([submissionOf('eva').fields.email])
  expect([mover.isAway(), spool.waiting()]).toEqual([false, 0])
  spool.close()
})

test('new leads go to the database that has answered, while another one is tried again', async () => {
  const spool = openSpool(dataDir)
  await spool.keep([{ submission: submissionOf('ana'), receivedAt: Date.now() }])
  const tried = Promise.withResolvers<void>()
  const mover = createSpoolMover({
    spool,
    log: { ...log, info() {}, warn: () => tried.resolve() },
    store: () => Promise.reject(Object.assign(new Error('no such column'), { code: '42703' })),
    interval: 1,
  })
  expect(mover.isAway()).toBe(true)
  await tried.promise
  expect(mover.isAway()).toBe(false)
  await mover.stop()
  expect(spool.waiting()).toBe(1)
  spool.close()
})
