import { Arrow } from '#app/components/arrow.tsx'
import { DisclosedForm } from '#app/office/controls/disclosed-form.tsx'
import { OfficeField } from '#app/office/controls/office-field.tsx'
import { counted, plural } from '#app/plural.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { groupedNumber } from '#server/shared/text/euros.ts'
import { words } from '../words.ts'
import type { NewsletterRefusal } from './action.ts'
import type { NewsletterData } from './load.ts'

interface SendFieldsProps {
  loaded: NewsletterData
  refused: NewsletterRefusal | undefined
}

/** The time of sending, and the number of readers. */
export function SendFields({ loaded, refused }: SendFieldsProps) {
  const { readers, minutes, pace, items } = loaded
  const { language } = useRootData()
  const copy = words[language]
  return (
    <section className="when" aria-labelledby="when">
      <h2 className="horizon" id="when">
        {copy.when}
      </h2>
      {items.map(
        ({ key, title, taken }) =>
          taken && (
            <p className="error" key={key}>
              {title}: {copy.taken[taken]}
            </p>
          ),
      )}
      {items.length === 0 && <p className="error">{copy.problems.empty}</p>}
      {readers.all === 0 && <p className="error">{copy.problems.noReaders}</p>}
      <OfficeField
        name="at"
        type="datetime-local"
        label={copy.at}
        defaultValue={refused?.at}
        problem={refused?.failed === 'when' ? copy.problems.when : undefined}
      />
      <button className="btn" name="intent" value="schedule" disabled={readers.all === 0}>
        {counted(copy.schedule, readers.all, language)}
      </button>
      {readers.all > 0 && items.length > 0 && <SendNow readers={readers} />}
      <p className="small slate">
        {insert(plural(copy.minutes, minutes, language), {
          n: groupedNumber(minutes, language),
          pace,
        })}
      </p>
    </section>
  )
}

/** Asks before it sends, because sending cannot be undone. */
function SendNow({ readers }: Pick<NewsletterData, 'readers'>) {
  const { language } = useRootData()
  const copy = words[language]
  return (
    <DisclosedForm
      summary={counted(copy.now, readers.all, language)}
      button="btn btn--go"
      className="asks"
    >
      <p>
        {insert(plural(copy.ask, readers.all, language), {
          n: groupedNumber(readers.all, language),
          en: groupedNumber(readers.en, language),
          es: groupedNumber(readers.es, language),
        })}
      </p>
      <button className="btn btn--go" name="intent" value="now">
        {copy.yes} <Arrow />
      </button>
    </DisclosedForm>
  )
}
