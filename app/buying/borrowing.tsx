import { ArrowLink } from '#app/components/arrow-link.tsx'
import { FoldedSection } from '#app/components/folded-section.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { pathIn } from '#server/language.ts'
import type { BorrowingView } from './borrowing.ts'
import { Cited } from './cited.tsx'
import { FigureForm } from './figure-form.tsx'
import { UntilCorrected } from './until-corrected.tsx'

/** The monthly mortgage calculator; its figures are in the address. */
export function Borrowing({ view }: { view: BorrowingView }) {
  const { language } = useRootData()
  const { words: copy, lending, answers, result, instead } = view
  return (
    <FoldedSection
      id="borrow"
      title={copy.title}
      answer={result?.answer ?? copy.correct}
      isOpen={!result}
    >
      <div className="part__main">
        <div role="status">
          {result ? (
            <>
              <p className="big">
                {result.about} {result.month && <small>{result.month}</small>}
              </p>
              {result.terms && <p className="on-paper">{result.terms}</p>}
              <p>{result.text}</p>
              {result.above && <p>{result.above}</p>}
            </>
          ) : (
            <UntilCorrected copy={copy}>
              {instead && [instead.about, instead.month].filter(Boolean).join(' ')}
            </UntilCorrected>
          )}
        </div>
        <FigureForm section="borrow" legend={copy.legend} fields={answers} />
      </div>
      <div className="part__side">
        <p className="small slate">{copy.note}</p>
        <p className="small slate">
          <Cited text={lending} />
        </p>
        <p className="no-print">
          <ArrowLink to={`${pathIn(language, '/buying-guide')}#step-mortgage`}>
            {copy.guide}
          </ArrowLink>
        </p>
      </div>
    </FoldedSection>
  )
}
