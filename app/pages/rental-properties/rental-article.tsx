import type { ReactNode } from 'react'
import { advertised } from '#app/buying/advertised.ts'
import { ButtonLink } from '#app/components/button-link.tsx'
import { Ruler } from '#app/components/ruler.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { pathIn } from '#server/language.ts'
import type { ArticleWords } from './article-words.ts'
import type { CalculatorWords } from './calculator-words.ts'
import { EntryCalculator } from './entry-calculator.tsx'
import { MonthMark, NightMark, YieldMark } from './marks.tsx'
import { Prose } from './prose.tsx'
import type { EntryReading, YieldReading } from './read-figures.ts'
import { YieldCalculator } from './yield-calculator.tsx'

/** The id of a section, which the contents link to. */
export const sectionId = (index: number): string => `section-${index + 1}`

interface ArticleProps {
  copy: ArticleWords
  calculators: CalculatorWords
  entry: EntryReading
  yields: YieldReading
}

/** Six numbered sections, each with a chart or a calculator, and a conclusion. */
export function RentalArticle({ copy, calculators, entry, yields }: ArticleProps) {
  const { language } = useRootData()
  const { conclusion } = copy
  const types = pathIn(language, '/property-types')
  const parts: { mark?: ReactNode; after?: ReactNode; wide?: ReactNode }[] = [
    { mark: <YieldMark copy={copy.marks.yield} /> },
    { mark: <MonthMark copy={copy.marks.month} /> },
    { mark: <NightMark copy={copy.marks.night} /> },
    {
      mark: <EntryCalculator copy={calculators} served={entry} carried={yields.answers} />,
      after: (
        <div className="btnrow">
          <ButtonLink to={types} line>
            {copy.seeTypes}
          </ButtonLink>
          <ButtonLink to={pathIn(language, '/buying-guide')} line>
            {copy.seeGuide}
          </ButtonLink>
        </div>
      ),
    },
    {
      mark: (
        <div className="ruler">
          <Ruler
            label={copy.ruler.label}
            stops={advertised.minutes.map((minute, index) => ({
              minute,
              name: copy.ruler.stops[index],
            }))}
          />
        </div>
      ),
    },
    { wide: <YieldCalculator copy={calculators} served={yields} carried={entry.answers} /> },
  ]
  return (
    <article className="grid plumb">
      {copy.sections.map(({ title, paragraphs }, index) => (
        <section key={title} className="plumb__s" aria-labelledby={sectionId(index)}>
          <h2 id={sectionId(index)}>
            <span>{index + 1}</span> {title}
          </h2>
          <div className="plumb__t">
            {parts[index]?.mark}
            <Prose paragraphs={paragraphs} />
            {parts[index]?.after}
          </div>
          {parts[index]?.wide && <div className="plumb__w">{parts[index].wide}</div>}
        </section>
      ))}
      <section className="plumb__s" aria-labelledby="conclusion">
        <h2 id="conclusion">{conclusion.title}</h2>
        <div className="plumb__t">
          <p className="lead">{conclusion.lead}</p>
          <Prose paragraphs={conclusion.paragraphs} />
          <div className="btnrow">
            <ButtonLink to={types}>{conclusion.types}</ButtonLink>
            <ButtonLink to="#enquire" line>
              {conclusion.rent}
            </ButtonLink>
          </div>
        </div>
      </section>
    </article>
  )
}
