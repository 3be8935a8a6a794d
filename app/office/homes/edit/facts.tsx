import { words as cardWords } from '#app/catalogue/words.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { energyRatings, listings, propertyTypes } from '#server/catalogue/property.ts'
import type { HomeFieldName } from '#server/homes/fields.ts'
import { homeInputText } from '../fields/field-text.ts'
import type { HomeFieldContext } from './field-context.ts'
import type { EditWords } from './words.ts'

interface FactsProps {
  words: EditWords
  context: HomeFieldContext
  developments: readonly string[]
}

/** The fields for figures and for the kind of home. */
export function Facts({ words, context, developments }: FactsProps) {
  const { language } = useRootData()
  const { types } = cardWords[language]
  const figure = (name: HomeFieldName, unit?: string) => {
    const shown = homeInputText(name, context.value(name), language)
    return (
      <TextField name={name} words={words} context={context} unit={unit} value={shown} isNumber />
    )
  }
  const choice = (name: HomeFieldName, options: ChoiceOptions) => (
    <ChoiceField {...{ name, words, context, options }} />
  )
  const current = context.value('development')
  const names =
    current && !developments.includes(current) ? [current, ...developments] : developments
  return (
    <section aria-label={words.facts} className="facts-group">
      <div className="facts">
        {figure('price', '€')}
        {figure('bedrooms')}
        {figure('bathrooms')}
        {figure('area', 'm²')}
        {figure('terrace', 'm²')}
        {figure('garden', 'm²')}
        {figure('community_fees', '€')}
        {choice(
          'energy_rating',
          energyRatings.map((rating) => [
            rating,
            rating === 'in progress' ? words.inProgress : rating,
          ]),
        )}
        {choice(
          'property_type',
          propertyTypes.map((type) => [type, types[type]]),
        )}
        {choice(
          'listing',
          listings.map((listing) => [listing, words.listings[listing]]),
        )}
        {choice(
          'development',
          names.map((name) => [name, name]),
        )}
        <TextField name="ref" words={words} context={context} />
        <TextField name="location" words={words} context={context} isWide />
      </div>
      <input type="hidden" name="has_reduced" value="1" />
      <label className="choice small">
        <input
          type="checkbox"
          name="reduced"
          defaultChecked={context.value('former_price') !== ''}
        />
        {words.reduced}
      </label>
    </section>
  )
}

type ChoiceOptions = readonly (readonly [value: string, label: string])[]

interface ChoiceFieldProps {
  name: HomeFieldName
  words: EditWords
  context: HomeFieldContext
  options: ChoiceOptions
}

function ChoiceField({ name, words, context, options }: ChoiceFieldProps) {
  const problem = context.problem(name)
  return (
    <div className={problem ? 'field is-invalid' : 'field'}>
      <label htmlFor={`f-${name}`}>{words.fields[name]}</label>
      <select
        id={`f-${name}`}
        name={name}
        defaultValue={context.value(name)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && `f-${name}-problem`}
      >
        <option value="">{words.none}</option>
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {problem && (
        <p className="error" id={`f-${name}-problem`}>
          {problem}
        </p>
      )}
    </div>
  )
}

interface TextFieldProps {
  name: HomeFieldName
  words: EditWords
  context: HomeFieldContext
  value?: string
  unit?: string | undefined
  isNumber?: boolean
  isWide?: boolean
}

function TextField({ name, words, context, unit, isNumber, isWide, value }: TextFieldProps) {
  const problem = context.problem(name)
  const rounded = problem ? undefined : context.rounded(name)
  const input = (
    <input
      id={`f-${name}`}
      name={name}
      className={isNumber ? 'num' : undefined}
      inputMode={isNumber ? 'numeric' : undefined}
      autoComplete="off"
      defaultValue={value ?? context.value(name)}
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem ? `f-${name}-problem` : rounded && `f-${name}-rounded`}
    />
  )
  return (
    <div className={['field', isWide && 'wide', problem && 'is-invalid'].filter(Boolean).join(' ')}>
      <label htmlFor={`f-${name}`}>{words.fields[name]}</label>
      {unit ? (
        <span className={context.isContested(name) ? 'unit is-here' : 'unit'}>
          {input}
          <span>{unit}</span>
        </span>
      ) : (
        input
      )}
      {problem && (
        <p className="error" id={`f-${name}-problem`}>
          {problem}
        </p>
      )}
      {rounded && (
        <p className="small slate" id={`f-${name}-rounded`}>
          {rounded}
        </p>
      )}
    </div>
  )
}
