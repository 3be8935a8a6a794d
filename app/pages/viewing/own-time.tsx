import { startTransition, useEffect, useState } from 'react'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { agencyZone } from '#server/shared/time/zoned-time.ts'
import { timeAndCity } from '#server/viewings/slots/viewing-time.ts'

// The starter in server/http/pages/starter/own-times.ts shows the same texts before a page
// hydrates. Hydration keeps what it finds.

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

interface OwnTimeProps {
  /** The time as ISO 8601. */
  iso: string
  zone: string | undefined
  /** Whether the zone may be that of the reader's device; in the office it is the visitor's. */
  isReaders?: boolean
}

/** A time by the visitor's clocks: `Wed 20:30 Sydney`. Empty while their zone is not known. */
export function OwnTime({ iso, zone, isReaders = true }: OwnTimeProps) {
  const { language } = useRootData()
  return (
    <small data-own={isReaders ? iso : undefined} suppressHydrationWarning>
      {zone ? timeAndCity(Date.parse(iso), zone, language) : ''}
    </small>
  )
}
