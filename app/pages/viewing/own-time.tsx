import { startTransition, useEffect, useState } from 'react'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { perLanguage } from '#server/language.ts'
import { agencyZone, wallClock } from '#server/shared/time/zoned-time.ts'

// Of local times as if they were UTC: a format for each zone would cost more than all of the rest.
const weekdays = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }),
)

/**
 * The visitor's time zone, which only script can read; undefined where it equals Málaga's.
 * @param stored the zone of the visitor's booking: shown without script, and to a visitor whose
 *   device is in Málaga by now.
 */
export function useOwnZone(stored?: string): string | undefined {
  const [own, setOwn] = useState<string>()
  // A transition is rendered in pieces, so that hundreds of half-hours do not block the visitor.
  useEffect(() => startTransition(() => setOwn(ownZone())), [])
  return own ?? (stored === agencyZone ? undefined : stored)
}

function ownZone(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return timeZone === agencyZone ? undefined : timeZone
}

interface OwnProps {
  iso: string
  zone: string | undefined
}

/**
 * A time in the visitor's time zone, with its day if that differs, unless {@link OwnDay} has it.
 * Empty without script.
 */
export function OwnTime({ iso, zone, day = true }: OwnProps & { day?: boolean }) {
  if (!zone) return null
  return (
    <>
      {day && <OwnDay iso={iso} zone={zone} after=" " />}
      {new Date(wallClock(Date.parse(iso), zone)).toISOString().slice(11, 16)}
    </>
  )
}

/** The weekday of a time in the visitor's time zone, only where it is another than in Málaga. */
export function OwnDay({
  iso,
  zone,
  before = '',
  after = '',
}: OwnProps & { before?: string; after?: string }) {
  const { language } = useRootData()
  if (!zone) return null
  const time = Date.parse(iso)
  const own = weekdays(language).format(wallClock(time, zone))
  const malaga = weekdays(language).format(wallClock(time, agencyZone))
  return own === malaga ? null : `${before}${own}${after}`
}
