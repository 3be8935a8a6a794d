import { insert } from '#app/words.ts'
import type { DayView } from './calendar-view.ts'
import { nearestSlots } from './nearest-slots.ts'
import { slotId } from './slot-picker.tsx'
import type { ViewingWords } from './words.ts'

interface NearestTimesProps {
  copy: ViewingWords['slots']
  days: DayView[]
  chosen: readonly string[]
}

/**
 * The chosen half-hours that were taken, and links to the nearest free ones; script also chooses a
 * linked one.
 */
export function NearestTimes({ copy, days, chosen }: NearestTimesProps) {
  const { taken, near } = nearestSlots(days, chosen)
  if (taken.length === 0) return null
  const choose = (value: string) => {
    const input = document.getElementById(slotId(value))
    if (input instanceof HTMLInputElement && !input.checked) input.click()
  }
  return (
    <div className="near">
      <p>{insert(copy.justTaken, { times: taken.map(({ name }) => name).join('; ') })}</p>
      <ul>
        {near.map(({ value, name }) => (
          <li key={value}>
            <a className="btn btn--line" href={`#${slotId(value)}`} onClick={() => choose(value)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
