import { useRootData } from '#app/root-data/use-root-data.ts'
import type { Language } from '#server/language.ts'
import { readerLanguages } from '../controls/reader-languages.ts'
import { autosaveWords } from './words.ts'

/**
 * Chooses the language whose texts a phone shows; wider screens show both side by side. The choice
 * works by the stylesheet and belongs to no form; without scripts a phone also shows both.
 * @param notes what is missing in a language.
 */
export function LanguageTabs({ notes = {} }: { notes?: Partial<Record<Language, string>> }) {
  const { language } = useRootData()
  const copy = autosaveWords[language]
  return (
    <fieldset className="language-tabs">
      <legend className="vh">{copy.languages}</legend>
      {readerLanguages(language).map((one) => (
        <label key={one}>
          <input
            type="radio"
            name="shown-language"
            value={one}
            form=""
            defaultChecked={one === language}
          />
          <span>
            {copy.language[one]}
            {notes[one] && <small className="new"> {notes[one]}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
