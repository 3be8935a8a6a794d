import { Link } from 'react-router'
import { Arrow } from '#app/components/arrow.tsx'
import { counted } from '#app/plural.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { pathIn } from '#server/language.ts'
import type { Week } from './load.ts'
import { weekAddress } from './week-address.ts'
import { dateAfter } from './week.ts'
import { words } from './words.ts'

/** The week that is shown, and the way to others. */
export function WeekHead({ week }: { week: Week }) {
  const { language } = useRootData()
  const copy = words[language]
  const page = pathIn(language, '/office/viewings')
  return (
    <div className="head">
      <h1>{week.title}</h1>
      <div className="acts acts--start">
        <Link className="btn" to={`${page}/new`}>
          {copy.new}
        </Link>
        <Link
          className="btn"
          to={weekAddress(dateAfter(week.monday, -7), language)}
          aria-label={copy.before}
        >
          <Arrow back />
        </Link>
        <Link className="btn" to={page}>
          {copy.this}
        </Link>
        <Link
          className="btn"
          to={weekAddress(dateAfter(week.monday, 7), language)}
          aria-label={copy.next}
        >
          <Arrow />
        </Link>
      </div>
    </div>
  )
}

/** The days of the week, of which a phone shows one. */
export function DayStrip({ days }: Pick<Week, 'days'>) {
  const { language } = useRootData()
  const copy = words[language]
  return (
    <ul className="daystrip">
      {days.map(({ date, weekday, number, count, isAsked }) => (
        <li key={date}>
          <Link
            to={weekAddress(date, language)}
            aria-current={isAsked ? 'date' : undefined}
            style={{ '--n': Math.min(count, 5) }}
          >
            {weekday}
            <b>{number}</b>
            <i />
            <span className="vh">{counted(copy.onDay, count, language)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
