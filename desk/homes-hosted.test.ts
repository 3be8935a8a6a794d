import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { seed } from '#server/catalogue/seed/seed.ts'
import { storedProperties } from '#server/catalogue/stored-properties.ts'
import { connect } from '#server/database/connect.ts'
import type { Database } from '#server/database/database.ts'
import { readCsv } from '#server/shared/text/csv.ts'
import { testPlace, type TestPlace } from '../testing/databases.ts'
import { runDeskCommand, deskProcess } from '../testing/desk.ts'
import { hostedRow } from '../testing/fake-properties.ts'
import { serveHostedBackend, type ServedBackend } from '../testing/hosted-backend.ts'

let place: TestPlace
let database: Database
let project: ServedBackend
let env: Record<string, string>

beforeEach(async () => {
  place = await testPlace('sqlite', { migrated: true })
  database = await connect(place)
  await seed(database)
  project = await serveHostedBackend()
  project.properties.push(hostedRow(), hostedRow({ id: 'broken', title: null }))
  vi.stubEnv('INIT_CWD', place.dataDir)
  env = {
    DATA_DIR: place.dataDir,
    INIT_CWD: place.dataDir,
    SUPABASE_URL: project.url,
    SUPABASE_ANON_KEY: 'public',
  }
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await project.close()
  await database.db.destroy()
  await place.remove()
})

test('homes of a hosted project are exported, and unreadable rows are reported', async () => {
  // The log of a catalogue that cannot be read goes to the process's own output.
  const { code, err } = await deskProcess(['homes', 'export', '--out', 'homes.csv'], env)
  expect([code, err]).toEqual([0, expect.stringContaining('"id":"broken","columns":["title"]')])
  expect(err).toContain('1 home written to homes.csv.\n')
  expect(
    readCsv(readFileSync(join(place.dataDir, 'homes.csv'), 'utf8')).map(({ cells }) => cells[0]),
  ).toEqual(['id', 'hosted-1'])
  project.propertiesInstead = async () => new Response('paused', { status: 540 })
  expect(await runDeskCommand(['homes', 'export'], env)).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining('The catalogue is unavailable: paused'),
  })
})

test('with a hosted project the desk imports nothing and explains the alternative', async () => {
  const before = await storedProperties(database.db)
  const { code, err } = await deskProcess(
    ['homes', 'import', '-', '--allow-shrink'],
    env,
    'id\nvilla-001',
  )
  expect([code, err]).toEqual([
    1,
    `The homes are in the hosted project at ${project.url}, not here: nothing was imported. See homes import --help\n`,
  ])
  expect(await storedProperties(database.db)).toEqual(before)
})

test('a script for a project holds every home of ours', async () => {
  const { code, err } = await runDeskCommand(['homes', 'export', '--out', 'homes.sql'], {
    ...env,
    SUPABASE_URL: '',
  })
  expect([code, err]).toEqual([0, '28 homes written to homes.sql.\n'])
  expect(readFileSync(join(place.dataDir, 'homes.sql'), 'utf8')).toMatch(
    /^begin;\ndelete from public\.properties\nwhere [^;]*;\ninsert into public\.properties \(id, [\s\S]*\non conflict \(id\) do update set [^;]*;\ncommit;\n$/,
  )
})
