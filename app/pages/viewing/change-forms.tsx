import { ArrowLink } from '#app/components/arrow-link.tsx'
import { Arrow } from '#app/components/arrow.tsx'
import { buttonClass } from '#app/components/button-link.tsx'
import type { DayView } from './calendar-view.ts'
import { doField, type Refused } from './change-action.ts'
import { NearestTimes } from './nearest-times.tsx'
import { SlotPicker } from './slot-picker.tsx'
import type { ViewingWords } from './words.ts'

// The forms load a whole page without script, so that screen readers read its heading. Their
// address contains the token.

interface MoveFormProps {
  copy: Pick<ViewingWords, 'change' | 'slots'>
  days: DayView[]
  title: string
  note: string
  rules?: readonly string[]
  button: string
  refused: Refused | undefined
  /** The page to go back to without a change. */
  leave?: string
  /** See {@link SlotPicker}. */
  zone: string | undefined
  isOffice?: boolean
}

/** The anchor of the form that moves a viewing. */
const moveId = 'move'

/** The form that chooses another half-hour. */
export function MoveForm({ copy, days, title, button, refused, leave, ...slots }: MoveFormProps) {
  const problem = refused?.problem
  return (
    // The message about a refused change is shown at this anchor.
    <form className="form" method="post" action={`#${moveId}`} id={moveId}>
      <fieldset aria-describedby={problem && 'move-problem'}>
        <legend>{title}</legend>
        {problem && (
          <p className="error" id="move-problem" role="alert">
            {copy.change.problems[problem]}
          </p>
        )}
        {problem && <NearestTimes copy={copy.slots} days={days} chosen={[refused.slot]} />}
        <SlotPicker days={days} copy={copy.slots} {...slots} />
      </fieldset>
      <div className="form__end">
        <button className={buttonClass({})} name={doField} value="move">
          {button} <Arrow />
        </button>
        {leave && <ArrowLink to={leave}>{copy.change.leave}</ArrowLink>}
      </div>
    </form>
  )
}

/** The anchor of the question whether to cancel; a link to the anchor opens the question. */
export const cancelQuestionId = 'sure'

interface CancelFormProps {
  copy: ViewingWords['change']
  text: string
  /** The page to go to without a change. */
  keep?: string
}

/** Cancels the viewing after a second question, because cancelling cannot be undone. */
export function CancelForm({ copy, text, keep }: CancelFormProps) {
  return (
    <form className="agency-form" method="post" id="cancel">
      <div>
        <h2>{copy.cancel}</h2>
        <p>{text}</p>
      </div>
      <details className="sure">
        <summary className={buttonClass({ line: true })}>{copy.cancelButton}</summary>
        <p id={cancelQuestionId}>{copy.cancelSure}</p>
        <div className="btnrow">
          <button className={buttonClass({})} name={doField} value="cancel">
            {copy.cancelIt} <Arrow />
          </button>
          {keep && <ArrowLink to={keep}>{copy.keepIt}</ArrowLink>}
        </div>
      </details>
    </form>
  )
}
