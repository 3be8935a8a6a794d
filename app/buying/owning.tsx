import { FoldedSection } from '#app/components/folded-section.tsx'
import { AskLink } from './ask-link.tsx'
import { ChangeFigures } from './figure-form.tsx'
import type { OwningView } from './owning.ts'
import { Sources, SumTable } from './sum-table.tsx'
import { UntilCorrected } from './until-corrected.tsx'

/**
 * The monthly costs of owning the home: the sum, a row for each cost with its source, and a form
 * for changing the figures.
 */
export function Owning({ view }: { view: OwningView }) {
  const { words: copy, rows, total, instead, withoutCommunity, sources, answers, open } = view
  return (
    <FoldedSection
      id="owning"
      title={copy.title}
      answer={total ? `${total} ${copy.month}` : copy.correct}
      isOpen={!total}
    >
      <div className="part__main">
        <div role="status">
          {total ? (
            <p className="big">
              {total} <small>{copy.month}</small>
            </p>
          ) : (
            <UntilCorrected copy={copy}>{`${instead} ${copy.month}`}</UntilCorrected>
          )}
        </div>
        <div className={instead && 'stale'}>
          <SumTable copy={copy} rows={rows} total={total ?? instead} />
        </div>
        <ChangeFigures open={open} section="owning" legend={copy.legend} fields={answers} />
      </div>
      <div className="part__side">
        <p className="lead">{copy.lead}</p>
        {withoutCommunity && (
          <p className="small">
            {withoutCommunity} <AskLink about="community">{copy.askFor}</AskLink>
          </p>
        )}
        <p className="small slate">
          <Sources sources={sources} />
        </p>
        <p className="small slate">{copy.notCounted}</p>
      </div>
    </FoldedSection>
  )
}
