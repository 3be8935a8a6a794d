import { ArrowLink } from '#app/components/arrow-link.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { pathIn } from '#server/language.ts'
import { AskLink } from './ask-link.tsx'
import { ChoicePair } from './choice-pair.tsx'
import { DriftChart } from './drift-chart.tsx'
import { ChangeFigures } from './figure-form.tsx'
import type { LettingView } from './letting.ts'

/** The yield of the home if it were let, cost by cost and after tax, with a form for other figures. */
export function Letting({ view }: { view: LettingView }) {
  const { words: copy, result, isWrong, sources, answers, residence, open } = view
  const { language } = useRootData()
  return (
    <section className="grid part" id="letting" aria-labelledby="letting-title">
      <h2 id="letting-title">{copy.title}</h2>
      <div className="part__main">
        <div role="status">
          {result ? (
            <>
              <p className="big">
                {result.net} <small>{copy.net}</small>
              </p>
              <p>
                {result.text} {result.loss}
              </p>
              <dl className="compared" aria-label={result.compared.title}>
                {result.compared.rows.map(({ name, net, note }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>
                      <b>{net}</b> <small>{note}</small>
                    </dd>
                  </div>
                ))}
              </dl>
            </>
          ) : isWrong ? (
            <p className="lead">{copy.correct}</p>
          ) : (
            <p className="lead">
              {copy.noRent} <AskLink about="rent">{copy.askRent}</AskLink>
            </p>
          )}
        </div>
      </div>
      <div className="part__side">
        <p className="lead">{copy.lead}</p>
      </div>
      {result && (
        <div className="letting">
          <DriftChart rows={result.rows} />
        </div>
      )}
      <div className="part__main">
        <ChangeFigures
          open={open}
          section="letting"
          legend={copy.legend}
          fields={answers}
          choice={{
            names: ['residence'],
            fields: <ChoicePair key={residence.chosen} name="residence" {...residence} />,
          }}
        />
      </div>
      <div className="part__side">
        <p className="small slate">{sources.join(' ')}</p>
        <p className="no-print">
          <ArrowLink to={pathIn(language, '/rental-properties')}>{copy.more}</ArrowLink>
        </p>
      </div>
    </section>
  )
}
