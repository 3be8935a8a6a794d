import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../testing/databases.ts'
import { deskActor } from './audit-log/actor.ts'
import { readConfig } from './config/config.ts'
import type { Database } from './database/database.ts'
import { setMeetingPlace } from './viewings/for-staff/meeting-place.ts'
import { warnOfMissingData } from './warn-of-missing-data.ts'

const company = {
  COMPANY_NAME: 'Sol S.L.',
  COMPANY_TAX_ID: 'B00000000',
  COMPANY_ADDRESS: 'Calle Mayor 1',
  COMPANY_REGISTER: 'Málaga',
  COMPANY_PROCESSORS: 'Host',
}

describeOnEachEngine('the warnings at start, on %s', (engine) => {
  let db: Database['db']
  let lines: { missing?: string[]; msg: string }[] = []
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) })
  eachOnItsOwnDatabase(engine, (database) => {
    db = database.db
  })
  beforeEach(() => {
    lines = []
  })
  const missing = async (environment: Record<string, string>) => {
    lines = []
    await warnOfMissingData(readConfig(environment), db, log)
    return lines.flatMap((line) => line.missing ?? line.msg)
  }

  test('each variable that is not set is named', async () => {
    expect(await missing({})).toEqual([
      ...Object.keys(company),
      'RESORT_MUNICIPALITY',
      'VIEWING_PLACE',
    ])
    expect(
      await missing({ ...company, RESORT_MUNICIPALITY: 'Mijas', VIEWING_PLACE: 'The gate' }),
    ).toEqual([])
  })

  test('a meeting place that the office has set needs no variable', async () => {
    const place = { en: 'The gate', es: 'La entrada' }
    await setMeetingPlace(db, { place, actor: deskActor, now: 0 })
    expect(await missing({ ...company, RESORT_MUNICIPALITY: 'Mijas' })).toEqual([])
  })

  test('a database that does not answer is no reason not to start', async () => {
    await db.destroy()
    expect(await missing({ ...company, RESORT_MUNICIPALITY: 'Mijas' })).toEqual([
      'the meeting place could not be read',
    ])
  })
})
