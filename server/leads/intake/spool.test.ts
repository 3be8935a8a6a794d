import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { submissionOf } from '../../../testing/leads.ts'
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
