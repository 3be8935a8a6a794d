import { LanguageTabs } from '#app/office/autosave/language-tabs.tsx'
import { readerLanguages } from '#app/office/controls/reader-languages.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import type { HomeFields } from '#server/homes/fields.ts'
import { type Language, languages } from '#server/language.ts'
import type { HomeFieldContext } from './field-context.ts'
import { fieldIn, lackOf, type PairedText, pairedTexts } from './text-pairs.ts'
import type { EditWords } from './words.ts'

interface TextsProps {
  words: EditWords
  context: HomeFieldContext
  shown: HomeFields
}

/**
 * The title in both languages, before all other fields; a phone shows both, one below the other.
 */
export function HomeTitles(props: TextsProps) {
  const { language } = useRootData()
  return (
    <div className="pair pair--titles">
      {readerLanguages(language).map((one) => (
        <Text key={one} {...props} name="title" rows={1} of={one} isInBoth />
      ))}
    </div>
  )
}

/**
 * The other texts of a home in both languages, side by side, or one at a time on a phone; the
 * reader's language is first.
 */
export function HomeTextFields({ words, context, shown }: TextsProps) {
  const { language } = useRootData()
  const order = readerLanguages(language)
  const lacks = Object.fromEntries(
    languages.map((one) => {
      const lagging = pairedTexts.filter(({ name }) => context.isLagging(fieldIn(name, one))).length
      return [one, lackOf({ shown, language: one, lagging }, words, language)]
    }),
  )
  return (
    <>
      <LanguageTabs notes={lacks} />
      <div className="pair">
        {order.map((one) => (
          <h2 key={one} data-of={one}>
            {words.languages[one]}
            <small>{lacks[one] ? <span className="new">{lacks[one]}</span> : words.complete}</small>
          </h2>
        ))}
        {longTexts.map(({ name, rows }) =>
          order.map((one) => (
            <Text key={`${name} ${one}`} {...{ words, context, shown, name, rows }} of={one} />
          )),
        )}
      </div>
    </>
  )
}

const longTexts = pairedTexts.filter(({ name }) => name !== 'title')

interface TextProps extends TextsProps {
  name: PairedText
  rows: number
  of: Language
  /** Whether a phone shows the text in both languages. */
  isInBoth?: boolean
}

function Text({ words, context, shown, name, rows, of, isInBoth }: TextProps) {
  const field = fieldIn(name, of)
  const problem = context.problem(field)
  const isLagging = context.isLagging(field)
  const described = [problem && `f-${field}-problem`, isLagging && `f-${field}-lags`]
  const shared = {
    id: `f-${field}`,
    name: field,
    lang: of,
    defaultValue: context.value(field),
    'aria-invalid': problem ? (true as const) : undefined,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
  }
  const classes = ['field', name === 'title' && 'title', problem && 'is-invalid']
  return (
    <div className={classes.filter(Boolean).join(' ')} data-of={isInBoth ? undefined : of}>
      <label htmlFor={shared.id}>
        <span>
          {words.fields[field]}, {words.inLabels[of]}
        </span>
        <span aria-hidden="true">{[...shown[field]].length}</span>
      </label>
      {name === 'title' ? <input {...shared} /> : <textarea {...shared} rows={rows} />}
      {problem && (
        <p className="error" id={`f-${field}-problem`}>
          {problem}
        </p>
      )}
      {isLagging && (
        <p className="small new" id={`f-${field}-lags`}>
          {words.lags[of]}
        </p>
      )}
    </div>
  )
}
