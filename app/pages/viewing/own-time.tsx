import { startTransition, useEffect, useState } from 'react'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { agencyZone } from '#server/shared/time/zoned-time.ts'
import { clockIn, otherDayIn } from '#server/viewings/slots/own-clock.ts'

/**
 * The visitor's time zone, which only script can read; undefined if it equals Málaga's.
 * @param stored the zone of the visitor's booking: shown without script, and to a visitor whose
 * device is now in Málaga.
 */
export function useOwnZone(stored?: string): string | undefined {
  const [own, setOwn] = useState<string>()
  // A transition is rendered in slices, so that hundreds of half-hours do not block the visitor.
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
 * A time in the visitor's time zone, with its day if that differs and {@link OwnDay} does not show
 * it. Empty without script.
 */
export function OwnTime({ iso, zone, day = true }: OwnProps & { day?: boolean }) {
  if (!zone) return null
  return (
    <>
      {day && <OwnDay iso={iso} zone={zone} after=" " />}
      {clockIn(zone, Date.parse(iso))}
    </>
  )
}

/** The weekday of a time in the visitor's time zone, if it differs from the weekday in Málaga. */
export function OwnDay({
  iso,
  zone,
  before = '',
  after = '',
}: OwnProps & { before?: string; after?: string }) {
  const { language } = useRootData()
  if (!zone) return null
  const other = otherDayIn(zone, Date.parse(iso), language)
  return other === undefined ? null : `${before}${other}${after}`
}
