import { Link } from 'react-router'
import { counted } from '#app/plural.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { pathIn } from '#server/language.ts'
import type { Week } from './load.ts'
import { words } from './words.ts'

/**
 * Seven days beside each other; each viewing is at its hour, and the evening is shaded from sunset.
 */
export function WeekGrid({ week }: { week: Week }) {
  const { language } = useRootData()
  const copy = words[language]
  const page = pathIn(language, '/office/viewings')
  const { hours } = week
  const clock = Array.from({ length: hours.to - hours.from }, (_, index) => hours.from + index)
  return (
    <div
      className="week"
      role="group"
      aria-label={counted(copy.weekLabel, week.count, language)}
      style={{ '--from': hours.from, '--hours': hours.to - hours.from }}
    >
      <span className="week__day week__day--h" />
      {week.days.map(({ date, number, weekday, isToday }) => (
        <Link
          className="week__day"
          key={date}
          to={`${page}?day=${date}`}
          aria-current={isToday ? 'date' : undefined}
        >
          <b>{number}</b>
          {weekday}
        </Link>
      ))}
      <div className="week__hours" aria-hidden="true">
        {clock.map((hour) => (
          <span key={hour}>{String(hour).padStart(2, '0')}:00</span>
        ))}
      </div>
      {week.days.map((day) => (
        <WeekColumn key={day.date} day={day} now={week.now} hours={hours} />
      ))}
    </div>
  )
}

interface WeekColumnProps {
  day: Week['days'][number]
  now: Week['now']
  hours: Week['hours']
}

function WeekColumn({ day, now, hours }: WeekColumnProps) {
  const { language } = useRootData()
  const page = pathIn(language, '/office/viewings/new')
  return (
    <ul
      className="week__col"
      aria-label={day.name}
      style={{ '--set': Math.min(day.sunset, hours.to) }}
    >
      {day.isToday && now !== undefined && now >= hours.from && now < hours.to && (
        <li className="now" style={{ '--at': now }} aria-hidden="true" />
      )}
      {/* This link is for a pointer; by keyboard, the form itself offers the free times. */}
      {day.free.map(({ hour, text, at }) => (
        <li key={at} aria-hidden="true">
          <Link
            className="slot slot--free"
            to={`${page}?at=${at}`}
            tabIndex={-1}
            style={{ '--at': hour }}
          >
            {insert(words[language].newAt, { time: text })}
          </Link>
        </li>
      ))}
      {day.offered.map((offer) => (
        <li key={offer.key}>
          <Link
            className="slot slot--offered"
            to={pathIn(language, `/office/leads/${offer.leadId}`)}
            style={{ '--at': offer.hour }}
          >
            <span className="cut">
              {offer.time} <b>{offer.name}</b>
            </span>
            <span className="cut">{offer.by}</span>
          </Link>
        </li>
      ))}
      {day.viewings.map(
        (viewing) =>
          viewing.hour !== undefined && (
            <li key={viewing.id}>
              <Slot viewing={viewing} hour={viewing.hour} />
            </li>
          ),
      )}
    </ul>
  )
}

interface SlotProps {
  viewing: Week['days'][number]['viewings'][number]
  hour: number
}

/** A viewing at its hour, beside others that overlap it. */
function Slot({ viewing, hour }: SlotProps) {
  const { language } = useRootData()
  return (
    <Link
      className={`slot ${slotClass[viewing.state]}`}
      to={pathIn(language, `/office/leads/${viewing.leadId}`)}
      style={{
        '--at': hour,
        '--n': viewing.halfHours,
        '--a': viewing.column / viewing.columns,
        '--b': (viewing.column + 1) / viewing.columns,
      }}
    >
      <span className="cut">
        {viewing.time} <b>{viewing.name}</b>
      </span>
      <span className="cut">{viewing.what}</span>
      <span className="vh">
        , {viewing.stateText}
        {viewing.oneOf && `, ${viewing.oneOf}`}
      </span>
    </Link>
  )
}

const slotClass = {
  requested: 'slot--ask',
  confirmed: '',
  cancelled: 'slot--off',
  expired: 'slot--off',
} as const
