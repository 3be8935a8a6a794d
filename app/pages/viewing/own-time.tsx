import { useSyncExternalStore } from 'react'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { agencyZone } from '#server/shared/zoned-time.ts'

const never = () => () => {}

/** The visitor's time zone, which only script can read; undefined without script, and where it equals Málaga's. */
export function useOwnZone(): string | undefined {
  return useSyncExternalStore(never, ownZone, () => undefined)
}

function ownZone(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return timeZone === agencyZone ? undefined : timeZone
}

/** A time in the visitor's time zone, with its day if that differs. Empty without script. */
export function OwnTime({ iso, zone }: { iso: string; zone: string | undefined }) {
  const { language } = useRootData()
  if (!zone) return null
  const time = new Date(iso)
  const day = (timeZone: string) =>
    new Intl.DateTimeFormat(language, { timeZone, weekday: 'short' }).format(time)
  const clock = new Intl.DateTimeFormat(language === 'es' ? 'es-ES' : 'en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
  }).format(time)
  return (
    <>
      {day(zone) === day(agencyZone) ? '' : `${day(zone)} `}
      {clock}
    </>
  )
}
