import { useRootData } from '#app/root-data/use-root-data.ts'
import { officeWords } from '../words.ts'
import { useUnanswered } from './unanswered.ts'

/** The note that the last form was not answered, and that its texts are still there. */
export function UnansweredNote() {
  const { language } = useRootData()
  if (!useUnanswered()) return null
  return (
    <p className="note note--here unanswered" role="alert">
      {officeWords[language].unanswered}
    </p>
  )
}
