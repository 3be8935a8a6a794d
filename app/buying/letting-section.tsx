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

/**
 * The yield of the home if it were let, cost by cost and after tax, with a form for changing the
 * figures.
 */
export function LettingSection({ view }: { view: LettingView }) {
  const { words: copy, isWrong, sources, answers, open } = view
  const result = view.result ?? view.instead
  const { language } = useRootData()
  return (
    <FoldedSection id="letting" title={copy.title} answer={view.answer} isOpen={isWrong}>
      <div className="part__main">
        <div role="status">
          {isWrong && (
            <p className="lead">
              {copy.correct} {result && copy.until}
            </p>
          )}
          {result ? (
            <div className={isWrong ? 'stale' : undefined}>
              <p>{result.compared.title}</p>
              <ul className="outcomes">
                {result.compared.rows.map((row) => (
                  <li key={row.name}>
                    <Outcome {...row} />
                    <small>{row.note}</small>
                  </li>
                ))}
              </ul>
              <p>
                <Cited text={result.text} /> {result.loss}
              </p>
            </div>
          ) : (
            !isWrong && (
              <p className="lead">
                {copy.noRent} <span className="no-print">{copy.enterRent}</span>{' '}
                <AskLink about="rent">{copy.askRent}</AskLink>
              </p>
            )
          )}
        </div>
      </div>
      <div className="part__side">
        <p className="lead">{copy.lead}</p>
      </div>
      {result && (
        <div className={isWrong ? 'letting stale' : 'letting'}>
          <DriftChart rows={result.rows} />
        </div>
      )}
      <div className="part__main">
        <ChangeFigures open={open} section="letting" legend={copy.legend} fields={answers} />
      </div>
      <div className="part__side">
        <p className="small slate">
          <Cited text={sources.join(' ')} />
        </p>
        <p className="no-print">
          <ArrowLink to={pathIn(language, '/rental-properties')}>{copy.more}</ArrowLink>
        </p>
      </div>
    </FoldedSection>
  )
}

type OutcomeProps = NonNullable<LettingView['result']>['compared']['rows'][number]

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
