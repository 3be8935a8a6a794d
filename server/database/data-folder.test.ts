import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testPlace, type TestPlace } from '../../testing/databases.ts'
import { openSpool } from '../leads/intake/spool.ts'
import { filesMailer, mailFolder } from '../mail/mailers/files.ts'
import { connect } from './connect.ts'
import { openDataFolder } from './data-folder.ts'

let place: TestPlace
beforeEach(async () => {
  place = await testPlace('sqlite')
})
afterEach(() => place.remove())

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
const modesIn = (dir: string) =>
  Object.fromEntries(readdirSync(dir).map((name) => [name, modeOf(join(dir, name))]))

test('whatever the site writes, only its own user can read', async () => {
  const dataDir = join(place.dataDir, 'data')
  const database = await connect({ dataDir, databaseUrl: undefined })
  const spool = openSpool(dataDir)
  const mailer = filesMailer(mailFolder(dataDir))
  await mailer.send({
    messageId: 'one@site.test',
    from: 'site@site.test',
    to: 'elena@example.com',
    subject: 'Subject',
    preheader: '',
    text: 'Text',
    html: '<p>Text</p>',
    date: new Date(),
  })
  mailer.close()
  expect(modeOf(dataDir)).toBe('700')
  const modes = modesIn(dataDir)
  expect(Object.keys(modes)).toEqual(
    expect.arrayContaining(['alboran.sqlite', 'alboran.sqlite-wal', 'spool.sqlite', 'mail']),
  )
  for (const [name, mode] of Object.entries(modes))
    expect(`${name} ${mode}`).toBe(`${name} ${name === 'mail' ? '700' : '600'}`)
  expect(modesIn(mailFolder(dataDir))).toEqual({ 'one@site.test.eml': '600' })
  spool.close()
  await database.db.destroy()
})

test('files that an earlier version left readable to others are private at the start', () => {
  mkdirSync(join(place.dataDir, 'mail'))
  const files = ['alboran.sqlite', 'spool.sqlite-wal', join('mail', 'one.eml')]
  for (const name of files) {
    writeFileSync(join(place.dataDir, name), '')
    chmodSync(join(place.dataDir, name), 0o644)
  }
  chmodSync(join(place.dataDir, 'mail'), 0o755)
  chmodSync(place.dataDir, 0o755)
  expect(openDataFolder(place.dataDir)).toEqual([])
  expect([place.dataDir, join(place.dataDir, 'mail')].map(modeOf)).toEqual(['700', '700'])
  expect(files.map((name) => modeOf(join(place.dataDir, name)))).toEqual(['600', '600', '600'])
})
