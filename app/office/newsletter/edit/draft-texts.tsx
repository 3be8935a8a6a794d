import { counted } from '#app/plural.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import type { Language } from '#server/language.ts'
import { words } from '../words.ts'
import type { NewsletterRefusal } from './action.ts'
import type { NewsletterData } from './load.ts'

interface DraftTextsProps extends Pick<NewsletterData, 'issue'> {
  refused: NewsletterRefusal | undefined
}

/** Subject and opening, with both languages side by side. */
export function DraftTexts({ issue, refused }: DraftTextsProps) {
  const { language } = useRootData()
  const order = language === 'es' ? (['es', 'en'] as const) : (['en', 'es'] as const)
  return (
    <div className="pair">
      {order.map((of) => (
        <LanguageHead key={of} of={of} texts={refused?.texts ?? issue.texts} />
      ))}
      {(['subject', 'opening'] as const).flatMap((field) =>
        order.map((of) => (
          <DraftText key={`${field}_${of}`} field={field} of={of} issue={issue} refused={refused} />
        )),
      )}
    </div>
  )
}

interface LanguageHeadProps {
  of: Language
  texts: NewsletterRefusal['texts']
}

/** The name of a language, and the number of its missing texts. */
function LanguageHead({ of, texts }: LanguageHeadProps) {
  const { language } = useRootData()
  const copy = words[language]
  const missing = [texts.subject[of], texts.opening[of]].filter((text) => !text).length
  return (
    <h2>
      {copy.languages[of]}
      <small>
        {missing === 0 ? (
          copy.complete
        ) : (
          <span className="new">{counted(copy.missing, missing, language)}</span>
        )}
      </small>
    </h2>
  )
}

interface DraftTextProps extends DraftTextsProps {
  field: 'subject' | 'opening'
  of: Language
}

function DraftText({ field, of, issue, refused }: DraftTextProps) {
  const { language } = useRootData()
  const copy = words[language]
  const id = `${field}_${of}`
  const typed = (refused?.texts ?? issue.texts)[field][of]
  const stored = issue.texts[field][of]
  const isMissing = refused?.problems.some(
    (problem) => problem.kind === 'missing' && problem.field === field && problem.language === of,
  )
  const isOther = refused?.failed === 'changed' && typed !== stored
  const shared = {
    id,
    name: id,
    lang: of,
    defaultValue: typed,
    'aria-invalid': isMissing ? (true as const) : undefined,
    'aria-describedby': isOther ? `${id}-stored` : undefined,
  }
  return (
    <div className={isMissing ? 'field is-invalid' : 'field'}>
      <label htmlFor={id}>
        <span>
          {copy[field]}, {copy.inLabels[of]}
        </span>
      </label>
      {field === 'subject' ? (
        <input {...shared} autoComplete="off" />
      ) : (
        <textarea {...shared} rows={6} />
      )}
      {isOther && (
        <p className="error" id={`${id}-stored`}>
          {insert(copy.stored, { by: refused.by, text: stored })}
        </p>
      )}
    </div>
  )
}
