import { counted } from '#app/plural.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import type { HomeFieldName, HomeFields } from '#server/homes/fields.ts'
import { type Language, otherLanguage } from '#server/language.ts'
import type { HomeFieldContext } from './field-context.ts'
import type { EditWords } from './words.ts'

const texts = [
  { name: 'title', rows: 1 },
  { name: 'description', rows: 2 },
  { name: 'long_description', rows: 8 },
  { name: 'features', rows: 5 },
] as const satisfies readonly { name: HomeFieldName; rows: number }[]

type TextName = (typeof texts)[number]['name']

const fieldIn = (name: TextName, language: Language): HomeFieldName =>
  language === 'es' ? `${name}_es` : name

interface TextsProps {
  words: EditWords
  context: HomeFieldContext
  shown: HomeFields
}

/** The texts of a home in both languages, side by side; the reader's language is first. */
export function HomeTextFields({ words, context, shown }: TextsProps) {
  const { language } = useRootData()
  const languages: readonly Language[] = language === 'es' ? ['es', 'en'] : ['en', 'es']
  return (
    <div className="pair">
      {languages.map((one) => (
        <h2 key={one}>
          {words.languages[one]}
          <Completeness words={words} shown={shown} language={one} />
        </h2>
      ))}
      {texts.map(({ name, rows }) =>
        languages.map((one) => (
          <Text key={`${name} ${one}`} {...{ words, context, shown, name, rows }} of={one} />
        )),
      )}
    </div>
  )
}

/** How many texts a language lacks that are needed, or that the other one has. */
function Completeness({
  words,
  shown,
  language,
}: Pick<TextsProps, 'words' | 'shown'> & { language: Language }) {
  const { language: reader } = useRootData()
  const other = otherLanguage(language)
  const missing = texts.filter(
    ({ name }) =>
      !shown[fieldIn(name, language)].trim() &&
      (name === 'title' || name === 'description' || shown[fieldIn(name, other)].trim()),
  ).length
  return (
    <small>
      {missing === 0 ? (
        words.complete
      ) : (
        <span className="new">{counted(words.missing, missing, reader)}</span>
      )}
    </small>
  )
}

interface TextProps extends TextsProps {
  name: TextName
  rows: number
  of: Language
}

function Text({ words, context, shown, name, rows, of }: TextProps) {
  const field = fieldIn(name, of)
  const problem = context.problem(field)
  const shared = {
    id: `f-${field}`,
    name: field,
    lang: of,
    defaultValue: context.value(field),
    'aria-invalid': problem ? (true as const) : undefined,
    'aria-describedby': problem && `f-${field}-problem`,
  }
  const classes = ['field', name === 'title' && 'title', problem && 'is-invalid']
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <label htmlFor={shared.id}>
        <span>
          {words.fields[field]}
          <span className="vh">, {words.languages[of]}</span>
        </span>
        <span aria-hidden="true">{[...shown[field]].length}</span>
      </label>
      {name === 'title' ? <input {...shared} /> : <textarea {...shared} rows={rows} />}
      {problem && (
        <p className="error" id={`f-${field}-problem`}>
          {problem}
        </p>
      )}
    </div>
  )
}
