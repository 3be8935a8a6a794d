import { ArrowLink } from '#app/components/arrow-link.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { pathIn } from '#server/language.ts'
import type { CostsView } from './costs.ts'
import { ChangeFigures } from './figure-form.tsx'
import { Sources, SumTable } from './sum-table.tsx'
import { UntilCorrected } from './until-corrected.tsx'

interface CostsProps {
  view: CostsView
  /** Figures of other sections that a new price changes. */
  unchanged: readonly string[]
}

/** Price, taxes and fees as a bar of parts and a table, each figure with its source. */
export function Costs({ view, unchanged }: CostsProps) {
  const { words: copy, costs, total, lead, sources, parts, form, isWrong, without } = view
  const { language } = useRootData()
  return (
    <section className="grid part" id="costs" aria-labelledby="costs-title">
      <h2 id="costs-title">{copy.title}</h2>
      <div className="part__main">
        <div role="status">
          {isWrong ? (
            <UntilCorrected copy={copy}>{total}</UntilCorrected>
          ) : (
            <p className="big">{total}</p>
          )}
        </div>
        <div className={isWrong ? 'stale' : undefined}>
          {without && <p>{without}</p>}
          <div
            className="sumline"
            style={{ '--parts': parts.map((part) => `${part}fr`).join(' ') }}
            aria-hidden="true"
          >
            {costs.slice(0, parts.length).map(({ name, kind }) => (
              <span key={name} className={kind === 'price' ? undefined : kind} />
            ))}
          </div>
          <SumTable copy={copy} rows={costs} total={total} />
        </div>
        {form.parkingHelp && <p className="small slate change__why no-print">{form.parkingHelp}</p>}
        <ChangeFigures
          open={form.open}
          section="costs"
          legend={form.legend}
          help={form.help}
          fields={form.answers}
          unchanged={unchanged}
        />
      </div>
      <div className="part__side">
        <p className="lead">{lead}</p>
        <p className="small slate">
          <Sources sources={sources} />
          {copy.estimate}
        </p>
        <p className="no-print">
          <ArrowLink to={pathIn(language, '/buying-guide')}>{copy.guide}</ArrowLink>
        </p>
      </div>
    </section>
  )
}
