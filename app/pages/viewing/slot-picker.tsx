import { useEffect, useRef, useState } from 'react'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { maxSlots } from '#server/leads/options.ts'
import { cityOf } from '#server/shared/time/city-of.ts'
import { agencyZone } from '#server/shared/time/zoned-time.ts'
import { type DayView, timesOf } from './calendar-view.ts'
import { OwnTime, useOwnZone } from './own-time.tsx'
import type { ViewingWords } from './words.ts'
import { ZoneChoice } from './zone-choice.tsx'

/** The number of days that are shown first; the others are under "Later dates". */
const firstDays = 5

interface DaysProps {
  days: DayView[]
  copy: ViewingWords['slots']
  /** Whether several half-hours can be chosen. */
  several?: boolean
  /** The initially chosen values. */
  chosen?: readonly string[]
  /** A note above the time zone. */
  note?: string
  /** The sentences that explain what happens to the choice, one to a line below the half-hours. */
  rules?: readonly string[]
  /** The visitor's time zone, if it is stored. */
  zone?: string | undefined
  /**
   * Whether that zone is shown even if the reader's differs, because the reader is not the visitor.
   */
  isOffice?: boolean
  /** Set if the visitor can choose the zone; `asked` is the one in the address. */
  zoneChoice?: { asked: string | undefined; action: string }
}

/** The half-hours to choose from: native checkboxes or radio buttons on a line for each day. */
export function SlotPicker(props: DaysProps) {
  const { days, copy, several = false, chosen = [], note, rules = [], zoneChoice } = props
  const { isOffice = false } = props
  const ownZone = useOwnZone(props.zone)
  const [picked, setPicked] = useState(zoneChoice?.asked)
  const shownZone = picked ?? (isOffice ? props.zone : ownZone)
  const zone = shownZone === agencyZone ? undefined : shownZone
  const { language } = useRootData()
  const city = zone && cityOf(zone, language)
  const box = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')

  const count = () => box.current?.querySelectorAll('input:checked').length ?? 0
  // Choices made before the script ran are read from the inputs.
  useEffect(() => {
    if (several) setSaid(copy.chosen[count()] ?? '')
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `count` reads the inputs, not the rendering
  }, [several, copy])

  function onChange(event: React.ChangeEvent<HTMLInputElement>) {
    if (!several) return
    if (count() > maxSlots) {
      event.target.checked = false
      return setSaid(copy.tooMany)
    }
    setSaid(copy.chosen[count()] ?? '')
  }

  const list = (some: DayView[]) => {
    const times = timesOf(some)
    return (
      <div className="days" style={{ '--rows': times.length + 1 }}>
        {some.map((day) => (
          <Day
            key={day.date}
            {...{ day, times, copy, several, chosen, zone, onChange, isOffice }}
          />
        ))}
      </div>
    )
  }
  const later = days.slice(firstDays)
  const openLater = later.some(({ slots }) => slots.some(({ value }) => chosen.includes(value)))
  return (
    <div ref={box} className="slots">
      {note && <p>{note}</p>}
      {zoneChoice ? (
        <ZoneChoice copy={copy} zone={zone} choose={setPicked} {...zoneChoice} />
      ) : (
        <p
          className="zone"
          data-own-city={isOffice ? undefined : copy.ownZone}
          suppressHydrationWarning
        >
          {city ? insert(copy.ownZone, { city }) : copy.zone}
        </p>
      )}
      <SlotKey copy={copy} />
      {days.some(({ slots }) => slots.some(({ tooShort }) => tooShort)) && (
        <p className="small slots__short">{copy.tooShortWhy}</p>
      )}
      {list(days.slice(0, firstDays))}
      {later.length > 0 && (
        <details className="later" open={openLater}>
          <summary>{copy.later}</summary>
          {Array.from({ length: Math.ceil(later.length / firstDays) }, (_, row) => (
            <div key={row}>{list(later.slice(row * firstDays, (row + 1) * firstDays))}</div>
          ))}
        </details>
      )}
      {several && (
        <p className="slots__said" role="status">
          {said}
        </p>
      )}
      {rules.length > 0 && (
        <ul className="slots__rules">
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The legend of the states of a half-hour: each appearance beside its word. */
const SlotKey = ({ copy }: { copy: ViewingWords['slots'] }) => (
  <p className="slotkey small" aria-hidden="true">
    <span>
      <b>10:00</b> {copy.key.free}
    </span>
    <span>
      <b className="slotkey__on">10:00</b> {copy.key.chosen}
    </span>
    <span>
      <s>10:00</s> {copy.taken}
    </span>
  </p>
)

/** The id of a half-hour's input, for links to it. */
export const slotId = (value: string): string => `slot-${value}`

interface DayProps {
  day: DayView
  /** The times of all days in the same columns; each time has a row. */
  times: readonly string[]
  copy: ViewingWords['slots']
  several: boolean
  chosen: readonly string[]
  zone: string | undefined
  onChange: (event: React.ChangeEvent<HTMLInputElement>) => void
  isOffice: boolean
}

function Day({ day, times, ...props }: DayProps) {
  const { copy, isOffice } = props
  const id = `day-${day.date}`
  const first = times.indexOf(day.slots[0]?.time ?? '') + 2
  return (
    <div className="day" role="group" aria-labelledby={id}>
      <p className="day__name" id={id}>
        {day.title}
        {day.confirmedBy && <small>{insert(copy.confirmedBy, { time: day.confirmedBy })}</small>}
      </p>
      {day.isCut && first > 2 && !isOffice && (
        <div className="day__soon" style={{ '--to': first }}>
          <p className="slots-gap">{copy.tooSoon}</p>
        </div>
      )}
      {day.slots.map((slot) => {
        const row = { '--row': times.indexOf(slot.time) + 2 }
        // A page has hundreds of half-hours, so only those after a gap have an element around them.
        if (!slot.afterGap) return <Slot key={slot.value} {...props} slot={slot} style={row} />
        return (
          <div key={slot.value} style={row}>
            <p className="slots-gap">{copy.closed}</p>
            <Slot {...props} slot={slot} />
          </div>
        )
      })}
    </div>
  )
}

interface SlotProps extends Omit<DayProps, 'day' | 'times'> {
  slot: DayView['slots'][number]
  style?: React.CSSProperties
}

function Slot({ slot, copy, several, chosen, zone, onChange, isOffice, style }: SlotProps) {
  const { value, time, iso, free, own, tooShort } = slot
  if (!free)
    return (
      <p
        className={`slot ${own ? 'is-own' : tooShort ? 'is-gone is-short' : 'is-gone'}`}
        style={style}
      >
        <b>{time}</b>
        <small>{own ? copy.own : tooShort ? copy.tooShort : copy.taken}</small>
      </p>
    )
  return (
    <label className="slot" style={style}>
      <input
        id={slotId(value)}
        className="covering"
        type={several ? 'checkbox' : 'radio'}
        name="slot"
        value={value}
        defaultChecked={chosen.includes(value)}
        onChange={onChange}
      />
      <b>{time}</b>
      <OwnTime iso={iso} zone={zone} isReaders={!isOffice} />
    </label>
  )
}
