import { startTransition, useEffect, useRef } from 'react'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { cityOf } from '#server/shared/time/city-of.ts'
import { agencyZone } from '#server/shared/time/zoned-time.ts'
import type { ViewingWords } from './words.ts'

/**
 * Zones whose clocks differ from Málaga's, from west to east; script adds the visitor's own zone
 * before them.
 */
const offeredZones = [
  'America/Los_Angeles',
  'America/Chicago',
  'America/New_York',
  'America/Sao_Paulo',
  'Europe/London',
  'Europe/Dublin',
  'Europe/Lisbon',
  'Europe/Helsinki',
  'Europe/Istanbul',
  'Europe/Moscow',
  'Asia/Dubai',
  'Asia/Singapore',
  'Asia/Hong_Kong',
  'Asia/Tokyo',
  'Australia/Sydney',
]

/** The name of the button that, without script, shows the form in another zone. */
export const zoneButton = 'show-zone'

interface ZoneChoiceProps {
  copy: ViewingWords['slots']
  /** The zone of the small figures; undefined if only Málaga's times are shown. */
  zone: string | undefined
  /** The zone that the visitor asked for, by the address or by the form that they sent. */
  asked: string | undefined
  choose: (zone: string) => void
  /** The address of the form that contains the choice. */
  action: string
}

/**
 * The choice of the zone in which half-hours are shown beside Málaga's time; e-mails use it too.
 */
export function ZoneChoice({ copy, zone, asked, choose, action }: ZoneChoiceProps) {
  const { language } = useRootData()
  const select = useRef<HTMLSelectElement>(null)
  const further = zone && !offeredZones.includes(zone) ? zone : undefined

  // A zone chosen before the script ran is in the address.
  useEffect(() => {
    const chosen = new URLSearchParams(location.search).get('zone')
    if (chosen && chosen === select.current?.value) startTransition(() => choose(chosen))
  }, [choose])

  return (
    <div className="zone">
      <label htmlFor="zone-choice">{copy.zoneChoice}</label>{' '}
      <select
        ref={select}
        id="zone-choice"
        data-asked={asked}
        name="zone"
        autoComplete="off"
        value={zone ?? agencyZone}
        onChange={({ target }) => {
          choose(target.value)
          keepInAddress(target.value)
        }}
      >
        <option value={agencyZone}>{copy.noOther}</option>
        <option
          data-own-zone=""
          value={further ?? ''}
          hidden={!further}
          disabled={!further}
          suppressHydrationWarning
        >
          {further ? cityOf(further, language) : ''}
        </option>
        {offeredZones.map((one) => (
          <option key={one} value={one}>
            {cityOf(one, language)}
          </option>
        ))}
      </select>{' '}
      <button className="btn btn--line" name={zoneButton} formAction={`${action}#zone-choice`}>
        {copy.showZone}
      </button>
    </div>
  )
}

/** Keeps the zone in the address, so that the page shows the same times when it is loaded again. */
function keepInAddress(zone: string) {
  const address = new URL(location.href)
  address.searchParams.set('zone', zone)
  history.replaceState(history.state, '', address)
}
