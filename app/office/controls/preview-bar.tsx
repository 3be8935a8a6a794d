import { type Language, languages } from '#server/language.ts'

interface PreviewBarProps {
  title: string
  /** The names of the languages in the reader's language. */
  names: Record<Language, string>
  language: Language
  onChoose(language: Language): void
}

/** The head of a preview: its title, and a button for each language. */
export const PreviewBar = ({ title, names, language, onChoose }: PreviewBarProps) => (
  <div className="preview__bar">
    <span className="slate">{title}</span>
    <div className="seg" role="group" aria-label={title}>
      {languages.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === language}
          onClick={() => onChoose(one)}
        >
          {one.toUpperCase()}
          <span className="vh">, {names[one]}</span>
        </button>
      ))}
    </div>
  </div>
)
