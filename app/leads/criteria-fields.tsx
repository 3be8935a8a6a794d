import { Choices } from '#app/forms/choices.tsx'
import { FormField } from '#app/forms/form-field.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import {
  bedroomCounts,
  wantedPropertyTypes,
  peopleCounts,
  purchaseBudgets,
  releaseBudgets,
  releasePreferences,
  rentalBudgets,
} from '#server/leads/options.ts'

/**
 * The choices of every enquiry: kind of home, bedrooms, and budget (a price, or a monthly rent).
 */
export function CriteriaFields({ rental = false }: { rental?: boolean }) {
  const { forms } = useRootData()
  const budgets = rental
    ? rentalBudgets.map((name): [string, string] => [name, forms.rentalBudgets[name]])
    : purchaseBudgets.map((name): [string, string] => [name, forms.budgets[name]])
  return (
    <div className="form__row">
      <Choices
        name="propertyType"
        legend={forms.fields.propertyType}
        options={wantedPropertyTypes.map((type) => [type, forms.types[type]])}
      />
      <Choices
        name="bedrooms"
        legend={forms.fields.bedrooms}
        options={bedroomCounts.map((count) => [count, count])}
        numerals
      />
      <Choices
        name="budget"
        legend={rental ? forms.rentalBudget : forms.fields.budget}
        options={budgets}
      />
    </div>
  )
}

/**
 * When a home to rent is wanted, and for how many people.
 * @param today the first day that can be chosen, as `2027-06-01`.
 */
export function StayFields({ today }: { today: string }) {
  const { fields } = useRootData().forms
  return (
    <div className="form__row">
      <FormField name="stayFrom" type="date" label={fields.stayFrom} required={false} min={today} />
      <FormField
        name="stayUntil"
        type="date"
        label={fields.stayUntil}
        required={false}
        min={today}
      />
      <Choices
        name="people"
        legend={fields.people}
        options={peopleCounts.map((count) => [count, count])}
        numerals
      />
    </div>
  )
}

/** The budget, in the finer steps of the interest form. */
export function ReleaseBudgetField() {
  const { forms } = useRootData()
  return (
    <Choices
      name="budget"
      legend={forms.fields.budget}
      options={releaseBudgets.map((name) => [name, forms.releaseBudgets[name]])}
    />
  )
}

/** The kind of home in a new release. */
export function PreferencesField() {
  const { forms } = useRootData()
  return (
    <Choices
      name="preferences"
      legend={forms.fields.preferences}
      options={releasePreferences.map((name) => [name, forms.preferences[name]])}
    />
  )
}
