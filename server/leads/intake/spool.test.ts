import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { submissionOf } from '../../../testing/leads.ts'
import { emptySpool } from './empty-spool.ts'
import { openSpool, spoolFile } from './spool.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'alboran-spool-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

test('a lead that the former version spooled keeps its meaning', () => {
  const spool = openSpool(dataDir)
  const file = new DatabaseSync(spoolFile(dataDir))
  file
    .prepare('INSERT INTO spool (id, fingerprint, arrival, received_at) VALUES (?, ?, ?, ?)')
    .run(
      'one',
      '',
      JSON.stringify({ submission: submissionOf('ana'), suspicion: 'trap', apart: true }),
      Date.parse('2026-01-01'),
    )
  file.close()
  expect(spool.oldest(2)).toMatchObject([
    { id: 'one', arrival: { suspicion: 'honeypot', quarantined: true } },
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

test('a lead that cannot be read keeps no other from the database', async () => {
  const spool = openSpool(dataDir)
  const ofLater = { ...submissionOf('eva'), kind: 'of-a-later-version' }
  writeOther('later', JSON.stringify({ submission: ofLater }))
  writeOther('broken', '{"submission":')
  await spool.keep([{ submission: submissionOf('ana'), receivedAt: new Date() }])
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
    names.map((name) => ({ submission: submissionOf(name), receivedAt: new Date() })),
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
