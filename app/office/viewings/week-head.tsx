import { Form, Link, useSubmit } from 'react-router'
import { Arrow } from '#app/components/arrow.tsx'
import { counted } from '#app/plural.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { pathIn } from '#server/language.ts'
import { dateAfter } from '#server/shared/time/dates.ts'
import type { Week } from './load.ts'
import { viewingOwners, weekAddress } from './week-address.ts'
import { words } from './words.ts'

/** The week that is shown, with links to others. */
export function WeekHead({ week }: { week: Week }) {
  const { language } = useRootData()
  const copy = words[language]
  const page = pathIn(language, '/office/viewings')
  const { whose } = week
  return (
    <div className="head">
      <h1>{week.title}</h1>
      <div className="acts acts--start">
        <Link
          className="btn"
          to={weekAddress({ date: dateAfter(week.monday, -7), whose }, language)}
          aria-label={copy.before}
        >
          <Arrow back />
        </Link>
        <Link className="btn" to={weekAddress({ whose }, language)}>
          {copy.this}
        </Link>
        <Link
          className="btn"
          to={weekAddress({ date: dateAfter(week.monday, 7), whose }, language)}
          aria-label={copy.next}
        >
          <Arrow />
        </Link>
      </div>
      <WhoseForm week={week} />
      <Link className="btn btn--go push" to={`${page}/new`}>
        {copy.new} <Arrow />
      </Link>
    </div>
  )
}

/**
 * The choice of whose viewings are shown. It applies at once; without script a button applies it.
 */
function WhoseForm({ week: { asked, whose } }: { week: Week }) {
  const { language } = useRootData()
  const copy = words[language].whose
  const submit = useSubmit()
  return (
    <Form
      className="sentence wide-only"
      action={pathIn(language, '/office/viewings')}
      onChange={({ currentTarget }) => void submit(currentTarget)}
      key={whose}
    >
      <input type="hidden" name="day" value={asked} />
      {copy.before}
      <span className="sentence__end">
        <select name="whose" aria-label={copy.label} defaultValue={whose}>
          {viewingOwners.map((one) => (
            <option key={one} value={one}>
              {copy[one]}
            </option>
          ))}
        </select>
        {copy.after}
      </span>{' '}
      <noscript>
        <button className="btn">{copy.apply}</button>
      </noscript>
    </Form>
  )
}

/** The days of the week, of which a phone shows one. */
export function DayStrip({ days, whose }: Pick<Week, 'days' | 'whose'>) {
  const { language } = useRootData()
  const copy = words[language]
  return (
    <ul className="daystrip">
      {days.map(({ date, weekday, number, count, isAsked }) => (
        <li key={date}>
          <Link
            to={weekAddress({ date, whose }, language)}
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
