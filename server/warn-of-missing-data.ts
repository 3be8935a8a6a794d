import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { type Config, missingCompanyData } from './config/config.ts'
import type { Schema } from './database/schema.ts'
import { viewingPlaceIn } from './viewings/for-staff/meeting-place.ts'

/**
 * Warns at start about missing configuration without which the site can run: what the law requires
 * on its pages, where visitors of a home meet the office, and the town by which portals list its
 * homes.
 */
export async function warnOfMissingData(
  config: Config,
  db: Kysely<Schema>,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  const missing = missingCompanyData(config)
  if (missing.length > 0)
    log.warn(
      { missing },
      'the legal pages lack company data that the law requires: set these variables',
    )
  if (!config.resort.municipality)
    log.warn(
      { missing: ['RESORT_MUNICIPALITY'] },
      'the feed for portals leaves out the homes of the resort, as their town is unknown: set this variable',
    )
  const place = await viewingPlaceIn(db, 'en', config.viewingPlace).catch((error: unknown) => {
    log.warn({ err: error }, 'the meeting place could not be read')
    return 'unknown'
  })
  if (!place)
    log.warn(
      { missing: ['VIEWING_PLACE'] },
      'visitors are not told where to meet: set the place on the viewings screen of the office, or this variable',
    )
}
