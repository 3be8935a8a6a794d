import type { SupabaseClient } from '@supabase/supabase-js'
import { type Logger, pino } from 'pino'
import { afterEach, beforeEach } from 'vitest'
import { propertiesCsv, readCsvFeed } from '#server/catalogue/exchange/csv.ts'
import { importProperties } from '#server/catalogue/exchange/import-properties.ts'
import type { Property } from '#server/catalogue/property.ts'
import type { Database } from '#server/database/database.ts'
import { type DatabaseEngine, eachOnItsOwnDatabase } from './databases.ts'
import { type TestStorage, testStorage } from './storage.ts'

/** A member who changes homes. */
interface Member {
  client: SupabaseClient
  email: string
  clock: () => number
  log: Logger
}

interface StaffHomes {
  database: Database
  tom: Member
  marta: Member
}

/** Gives each test of the surrounding suite a catalogue, and two members who change it. */
export function eachWithStaffHomes(
  engine: DatabaseEngine,
  homes: readonly Property[],
  take: (given: StaffHomes) => void,
): void {
  let database: Database
  let backend: TestStorage
  eachOnItsOwnDatabase(engine, (opened, place) => {
    database = opened
    backend = testStorage(opened, place.dataDir)
  })
  const log = pino({ level: 'silent' })
  const author = async (role: 'agent' | 'manager', email: string) => ({
    client: (await backend.signedIn(role)).client,
    email,
    clock: Date.now,
    log,
  })
  beforeEach(async () => {
    await importProperties(database, readCsvFeed(propertiesCsv(homes)), {}, Date.now())
    const [tom, marta] = [await author('agent', 'Tom'), await author('manager', 'Marta')]
    take({ database, tom, marta })
  })
  afterEach(() => backend.opened.stop())
}
