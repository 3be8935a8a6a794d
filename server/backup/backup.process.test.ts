import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testPlace, type TestPlace } from '../../testing/databases.ts'
import { acceptLead, submissionOf } from '../../testing/leads.ts'
import { connect } from '../database/connect.ts'
import type { Database } from '../database/database.ts'
import { eachLead } from '../leads/find-leads.ts'
import { backUp } from './back-up.ts'
import { restore } from './restore.ts'

let place: TestPlace
let database: Database | undefined
beforeEach(async () => {
  place = await testPlace('sqlite', { migrated: true })
})
afterEach(async () => {
  await close()
  await place.remove()
})

const open = async () => (database ??= await connect(place))
const close = async () => {
  await database?.db.destroy()
  database = undefined
}
const lead = async (name: string) => acceptLead((await open()).db, submissionOf(name), 'site.test')
const names = async () =>
  (await Array.fromAsync(eachLead(await open()))).map(({ fields }) => fields.name).sort()
const target = () => join(place.dataDir, 'copy.sqlite')

/** Starts another process that accepts leads, one after the other, until it is stopped. */
async function writer() {
  const script = `
    import { connect } from '#server/database/connect.ts'
    import { acceptLeads } from '#server/leads/intake/accept-lead.ts'
    const { db } = await connect({ dataDir: process.argv[1], databaseUrl: undefined })
    let writing = true
    process.stdin.on('data', () => { writing = false })
    for (let index = 0; writing; index++) {
      const fields = { name: 'writer' + index, email: 'writer@example.com' }
      const submission = { kind: 'contact', language: 'en', sourcePath: '/', fields, consentWording: null, submissionId: 'submission-of-writer' + index }
      await acceptLeads(db, [{ submission, receivedAt: Date.now() }], 'site.test')
      process.stdout.write(fields.name + '\\n')
      await new Promise(setImmediate)
    }
    await db.destroy()
    process.exit()`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, place.dataDir], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let accepted = ''
  child.stdout.on('data', (chunk: Buffer) => void (accepted += chunk.toString()))
  await once(child.stdout, 'data')
  return {
    /** Returns the names that were accepted. */
    async end(): Promise<string[]> {
      child.stdin.end('end')
      await once(child, 'close')
      return accepted.trim().split('\n')
    },
  }
}

test('a backup made while others write is complete, private and restores everything', async () => {
  await lead('ana')
  const other = await writer()
  const backup = await backUp(place, { target: target() })
  const accepted = await other.end()
  expect(backup).toMatchObject({
    file: target(),
    bytes: statSync(target()).size,
    sha256: expect.stringMatching(/^[\da-f]{64}$/),
    tables: { leads: expect.any(Number) },
  })
  expect(statSync(target()).mode & 0o777).toBe(0o600)
  expect((await names()).length).toBe(accepted.length + 1)
  await close()
  const restored = await restore(place, target(), { force: true })
  const back = await names()
  expect(back).toContain('ana')
  expect(accepted).toEqual(expect.arrayContaining(back.filter((name) => name !== 'ana')))
  const { db } = await open()
  expect((await db.selectFrom('outbox').select('lead_id').execute()).length).toBe(back.length)
  expect(restored.kept && existsSync(restored.kept)).toBe(true)
})

test('a database that is open is replaced only when forced, and loses no lead', async () => {
  await lead('ana')
  await backUp(place, { target: target() })
  await lead('bea')
  await expect(restore(place, target())).rejects.toThrow('has the database open')
  const other = await writer()
  const { kept } = await restore(place, target(), { force: true })
  const accepted = await other.end()
  const after = await names()
  await lead('carla')
  expect(await names()).toEqual([...after, 'carla'].sort())
  expect(after).not.toContain('bea')
  const copy = new DatabaseSync(kept ?? '')
  const old = copy
    .prepare(`SELECT json_extract(fields, '$.name') AS name FROM leads`)
    .all()
    .map(({ name }) => String(name))
  expect(old).toContain('bea')
  // Every accepted lead is in the copy that was kept, or it came later and is in the database; none
  // is lost.
  expect([...old, ...after].filter((name) => name?.startsWith('writer')).sort()).toEqual(
    accepted.toSorted(),
  )
})
