import { useLocation } from 'react-router'
import { ArrowLink } from '#app/components/arrow-link.tsx'
import { FoldedSection } from '#app/components/folded-section.tsx'
import { Link } from '#app/components/link.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { pathIn } from '#server/language.ts'
import { AskLink } from './ask-link.tsx'
import { Cited } from './cited.tsx'
import { DriftChart } from './drift-chart.tsx'
import { ChangeFigures } from './figure-form.tsx'
import type { LettingView } from './letting.ts'
import { Sources } from './sum-table.tsx'

/**
 * The yield of the home if it were let, cost by cost and after tax, with a form for changing the
 * figures.
 */
export function LettingSection({ view }: { view: LettingView }) {
  const { words: copy, isWrong, notes, answers, open } = view
  const result = view.result ?? view.instead
  const { language } = useRootData()
  return (
    <FoldedSection id="letting" title={copy.title} answer={view.answer} isOpen={isWrong}>
      <div className="part__main">
        <div role="status">
          {isWrong && (
            <p className="lead">
              {copy.correct} {copy.until}
            </p>
          )}
          {result && <Result result={result} ask={copy.askRent} isStale={isWrong} />}
        </div>
        <ChangeFigures open={open} section="letting" legend={copy.legend} fields={answers} />
      </div>
      <div className="part__side">
        <p className="lead">{copy.lead}</p>
        {result && (
          <p className="small slate">
            <Sources sources={result.sources} />
          </p>
        )}
        {notes.map((note) => (
          <p key={note} className="small slate">
            <Cited text={note} />
          </p>
        ))}
        <p className="no-print">
          <ArrowLink to={pathIn(language, '/rental-properties')}>{copy.more}</ArrowLink>
        </p>
      </div>
    </FoldedSection>
  )
}

interface ResultProps {
  result: NonNullable<LettingView['result']>
  /** The text of the link that asks for the home's rent. */
  ask: string
  isStale: boolean
}

/** The yields by tax residence, and the steps of the chosen one. */
function Result({ result, ask, isStale }: ResultProps) {
  const { basis, compared, text, loss, rows } = result
  return (
    <div className={isStale ? 'stale' : undefined}>
      {basis && (
        <p className="basis">
          {basis} <AskLink about="rent">{ask}</AskLink>
        </p>
      )}
      <p>{compared.title}</p>
      <ul className="outcomes">
        {compared.rows.map((row) => (
          <li key={row.name}>
            <Outcome {...row} />
            <small>
              {row.note}
              <sup>{compared.mark}</sup>
            </small>
          </li>
        ))}
      </ul>
      <p>
        <Cited text={text} /> {loss}
      </p>
      <div className="letting">
        <DriftChart rows={rows} />
      </div>
    </div>
  )
}

type OutcomeProps = ResultProps['result']['compared']['rows'][number]

/** A yield, as a link to its steps below. */
function Outcome({ name, net, residence, isChosen }: OutcomeProps) {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.set('residence', residence)
  return (
    <Link
      to={`${pathname}?${query}#letting`}
      aria-current={isChosen ? 'true' : undefined}
      preventScrollReset
    >
      {name} <b>{net}</b>
    </Link>
  )
}
