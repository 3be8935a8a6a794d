import { useSyncExternalStore } from 'react'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { agencyZone } from '#server/shared/zoned-time.ts'

const never = () => () => {}

/** The visitor's time zone, known to script alone; undefined without it, and for those who live by Málaga's clocks. */
export function useOwnZone(): string | undefined {
  return useSyncExternalStore(never, ownZone, () => undefined)
}

function ownZone(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return timeZone === agencyZone ? undefined : timeZone
}

/** A zone as people name it: `Europe/London` is London. */
export const cityOf = (zone: string): string =>
  (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

/** A moment by the visitor's own clock, with the day where it is another one there. Nothing without script. */
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
