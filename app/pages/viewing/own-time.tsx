import { useSyncExternalStore } from 'react'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { agencyZone } from '#server/shared/time/zoned-time.ts'

const never = () => () => {}

/**
 * The visitor's time zone, which only script can read; undefined where it equals Málaga's.
 * @param stored the zone of the visitor's booking: shown without script, and to a visitor whose
 *   device is in Málaga by now.
 */
export function useOwnZone(stored?: string): string | undefined {
  const booked = stored === agencyZone ? undefined : stored
  return useSyncExternalStore(
    never,
    () => ownZone() ?? booked,
    () => booked,
  )
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
  const { language } = useRootData()
  if (!zone) return null
  const clock = new Intl.DateTimeFormat(language === 'es' ? 'es-ES' : 'en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(iso))
  return (
    <>
      {day && <OwnDay iso={iso} zone={zone} after=" " />}
      {clock}
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
  const day = (timeZone: string) =>
    new Intl.DateTimeFormat(language, { timeZone, weekday: 'short' }).format(new Date(iso))
  return day(zone) === day(agencyZone) ? null : `${before}${day(zone)}${after}`
}
