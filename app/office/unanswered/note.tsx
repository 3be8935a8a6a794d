import { useRootData } from '#app/root-data/use-root-data.ts'
import { pathIn } from '#server/language.ts'
import { officeWords } from '../words.ts'
import { useUnanswered } from './unanswered.ts'

/** The note that the last form had no effect, and that its texts are still there. */
export function UnansweredNote() {
  const { language } = useRootData()
  const words = officeWords[language]
  const reason = useUnanswered()
  if (!reason) return null
  return (
    <p className="note note--here unanswered" role="alert">
      {words[reason]}
      {reason === 'signedOut' && (
        <a className="txt" href={pathIn(language, '/login')} target="_blank" rel="noreferrer">
          {words.signInAgain}
        </a>
      )}
    </p>
  )
}
