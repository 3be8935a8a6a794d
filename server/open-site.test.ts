import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { testPlace } from '../testing/databases.ts'
import { readConfig } from './config/config.ts'
import { openSite } from './open-site.ts'

/** Lists what this process has open; Linux only. */
const descriptors = '/proc/self/fd'

test.skipIf(!existsSync(descriptors))(
  'a site that cannot be opened leaves nothing open',
  async () => {
    const place = await testPlace('sqlite', { migrated: true })
    const openFiles = () =>
      readdirSync(descriptors).flatMap((name) => {
        try {
          const file = readlinkSync(join(descriptors, name))
          return file.startsWith(place.dataDir) ? [file] : []
        } catch {
          return []
        }
      })
    const config = readConfig({ SITE_URL: 'http://site.test', DATA_DIR: place.dataDir })
    await expect(
      openSite(config, pino({ level: 'silent' }), {
        // The pictures are missing, which is noticed only after the database and the spool have
        // been opened.
        buildDir: join(place.dataDir, 'none'),
        build: () => Promise.reject(new Error('there is no build')),
      }),
    ).rejects.toThrow('pictures.json')
    expect(openFiles()).toEqual([])
    await place.remove()
  },
)
