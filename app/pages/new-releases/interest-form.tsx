import { PreferencesField, ReleaseBudgetField } from '#app/leads/criteria-fields.tsx'
import { ContactFields, MessageField } from '#app/leads/fields.tsx'
import { LeadForm } from '#app/leads/lead-form.tsx'
import { PriceScale } from './price-scale.tsx'
import type { ReleaseView } from './view.ts'
import type { words } from './words.ts'

interface InterestFormProps {
  /** The anchor of the part with the visitor's details; the scale of prices is above it. */
  id: string
  copy: Pick<(typeof words)['en'], 'scale' | 'ask'>
  /** The releases on the scale of prices. */
  scale: ReleaseView[]
}

/**
 * The form to register interest. Its first field is the budget, which the scale of prices shows as
 * a band.
 */
export function InterestForm({ id, copy, scale }: InterestFormProps) {
  return (
    <div className="grid nr-form">
      <LeadForm kind="interest">
        <section className="section sand grid nr-scale" aria-labelledby="scale">
          <h2 id="scale">{copy.scale.title}</h2>
          <p className="nr-scale__p">{copy.scale.text}</p>
          <PriceScale releases={scale} marks={copy.scale.marks} />
          <ReleaseBudgetField />
        </section>
        <div className="ask__head nr-form__head" id={id}>
          <h2>{copy.ask.title}</h2>
          <p className="lead">{copy.ask.text}</p>
        </div>
        <ContactFields />
        <div className="form__row">
          <PreferencesField />
          <MessageField />
        </div>
      </LeadForm>
    </div>
  )
}
