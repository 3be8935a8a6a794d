import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { endingWords } from './ending-words.ts'

/**
 * Asks whether the viewings of a lead that ends are to be cancelled; its buttons send the form
 * around it.
 * @param times the times of those viewings.
 */
export function EndingQuestion({ times }: { times: readonly string[] }) {
  const { language } = useRootData()
  const words = endingWords[language]
  return (
    <>
      <p role="alert">
        {times.length > 0 ? insert(words.ask, { times: times.join(' · ') }) : words.askNoTime}
      </p>
      <p className="hint">{words.notified}</p>
      <div className="acts">
        <button className="btn" name="viewings" value="cancel">
          {words.cancel}
        </button>
        <button className="btn" name="viewings" value="keep">
          {words.keep}
        </button>
      </div>
    </>
  )
}
