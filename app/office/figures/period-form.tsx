import { SentenceForm } from '#app/office/controls/sentence-form.tsx'
import type { FiguresData } from './page-data.ts'
import { spans } from './read-period.ts'
import type { FiguresWords } from './words.ts'

interface PeriodFormProps extends Pick<FiguresData, 'span' | 'languages'> {
  words: FiguresWords
}

/** A form that chooses the period and the language of the figures, as a sentence. */
export function PeriodForm({ words: { filter }, span, languages }: PeriodFormProps) {
  return (
    <SentenceForm label={filter.label}>
      {filter.last}{' '}
      <select name="days" aria-label={filter.time} defaultValue={span}>
        {spans.map((one) => (
          <option key={one} value={one}>
            {filter.days[one]}
          </option>
        ))}
      </select>
      {filter.in}{' '}
      <span className="sentence__end">
        <select name="language" aria-label={filter.language} defaultValue={languages}>
          {(['both', 'en', 'es'] as const).map((one) => (
            <option key={one} value={one}>
              {filter.languages[one]}
            </option>
          ))}
        </select>
        .
      </span>{' '}
      <button className="txt period__show">{filter.show}</button>
    </SentenceForm>
  )
}
