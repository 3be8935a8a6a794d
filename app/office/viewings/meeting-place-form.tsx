import { Form } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { DisclosedForm } from '../controls/disclosed-form.tsx'
import { OfficeField } from '../controls/office-field.tsx'
import type { PlaceRefusal } from './action.ts'
import type { Week } from './load.ts'
import { maxPlaceLength, words } from './words.ts'

interface MeetingPlaceFormProps {
  week: Pick<Week, 'place' | 'ownPlace'>
  /** A refused meeting place. */
  refused: PlaceRefusal | undefined
  action: string
}

/** Where visitors meet the office, and the form that sets it, with the reader's language first. */
export function MeetingPlaceForm({ week, refused, action }: MeetingPlaceFormProps) {
  const { language } = useRootData()
  const copy = words[language].place
  const { place, ownPlace } = week
  const shown = refused ?? ownPlace
  const fields = [
    { name: 'placeEn', label: copy.en, lang: 'en' },
    { name: 'placeEs', label: copy.es, lang: 'es' },
  ] as const
  return (
    <section aria-labelledby="place" className="meetingplace">
      <h2 className="horizon" id="place">
        {copy.title}
      </h2>
      <p className="small slate">{place ? insert(copy.text, { place }) : copy.none}</p>
      <DisclosedForm summary={copy.change} className="fold" isRefused={refused !== undefined}>
        <Form method="post" action={action} className="stack" preventScrollReset>
          {(language === 'en' ? fields : fields.toReversed()).map(({ name, label, lang }) => (
            <OfficeField
              key={name}
              name={name}
              label={label}
              lang={lang}
              maxLength={maxPlaceLength}
              defaultValue={shown[lang]}
              problem={refused?.missing === lang ? copy.missing[lang] : undefined}
            />
          ))}
          <p className="small slate">{copy.hint}</p>
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
