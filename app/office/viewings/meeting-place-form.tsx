import { Form } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { DisclosedForm } from '../controls/disclosed-form.tsx'
import { OfficeField } from '../controls/office-field.tsx'
import type { Week } from './load.ts'
import { maxPlaceLength, words } from './words.ts'

interface MeetingPlaceFormProps {
  week: Pick<Week, 'place' | 'ownPlace'>
  action: string
}

/** Where visitors meet the office, and the form that sets it, the reader's language first. */
export function MeetingPlaceForm({ week, action }: MeetingPlaceFormProps) {
  const { language } = useRootData()
  const copy = words[language].place
  const { place, ownPlace } = week
  const fields = [
    { name: 'placeEn', label: copy.en, value: ownPlace.en, lang: 'en' },
    { name: 'placeEs', label: copy.es, value: ownPlace.es, lang: 'es' },
  ]
  return (
    <section aria-labelledby="place" className="meetingplace">
      <h2 className="horizon" id="place">
        {copy.title}
      </h2>
      <p className="small slate">{place ? insert(copy.text, { place }) : copy.none}</p>
      <DisclosedForm summary={copy.change} className="fold">
        <Form method="post" action={action} className="stack" preventScrollReset>
          {(language === 'en' ? fields : fields.toReversed()).map(
            ({ name, label, value, lang }) => (
              <OfficeField
                key={name}
                name={name}
                label={label}
                lang={lang}
                maxLength={maxPlaceLength}
                defaultValue={value}
              />
            ),
          )}
          <p className="hint">{copy.hint}</p>
          <div className="acts">
            <button className="btn" name="intent" value="place">
              {copy.save}
            </button>
          </div>
        </Form>
      </DisclosedForm>
    </section>
  )
}
