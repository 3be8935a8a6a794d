import { type ReactNode, useEffect, useRef } from 'react'
import { Form, Link, useNavigate } from 'react-router'
import { Select } from '#app/office/controls/office-field.tsx'
import { useProblemFocus } from '#app/office/controls/use-problem-focus.ts'
import { stageWords } from '#app/office/values/stage-words.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { pathIn } from '#server/language.ts'
import { type LeadStage, leadStages, lostReasons } from '#server/leads/handling/stages.ts'
import { EndingQuestion } from '../ending-question.tsx'
import { OfferForm } from '../offer-form.tsx'
import type { MoveAnswer } from './move-answer.ts'
import type { MoveTarget } from './query.ts'
import { words } from './words.ts'

interface MoveDialogProps {
  card: { id: string; name: string; stage: string; offer: number | null }
  /** The column about which the dialog asks; undefined if the stage is still to be chosen. */
  target: MoveTarget | undefined
  /** The answer to the last attempt. */
  answer: MoveAnswer | undefined
  /** The query of the board, without the dialog. */
  address: string
}

/**
 * Asks for the new stage of a lead, and for the reason if it was lost. Without script the dialog is
 * open in the page; with script it is modal.
 */
export function MoveDialog({ card, target, answer, address }: MoveDialogProps) {
  const { language } = useRootData()
  const copy = words[language]
  const board = pathIn(language, '/office/leads/board') + address
  const dialog = useRef<HTMLDialogElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    dialog.current?.removeAttribute('open')
    dialog.current?.showModal()
  }, [])
  const problem = answer?.problem
  const isOfField = problem === 'reasonRequired' || problem === 'offerInvalid'
  const title =
    target === 'closed' ? copy.endName : target === 'offer' ? copy.offerName : copy.moveName
  const shared = (
    <>
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="lead" value={card.id} />
      <input type="hidden" name="name" value={card.name} />
      <input type="hidden" name="from" value={card.stage} />
    </>
  )
  return (
    <dialog
      className="moving"
      ref={dialog}
      open
      closedby="any"
      aria-labelledby="moving"
      onClose={() => void navigate(board, { preventScrollReset: true })}
    >
      <div className="head">
        <h2 id="moving">{insert(title, { name: card.name })}</h2>
        <Link className="txt push" to={board} preventScrollReset>
          {copy.cancel}
        </Link>
      </div>
      {problem && !isOfField && !answer.openViewings && (
        <p className="error" role="alert">
          {copy.problems[problem]}
        </p>
      )}
      {answer?.openViewings && (
        <Form method="post" action={board} className="stack" preventScrollReset replace>
          {shared}
          <input type="hidden" name="to" value={answer.to} />
          <input type="hidden" name="reason" value={answer.reason} />
          <EndingQuestion times={answer.openViewings} />
        </Form>
      )}
      {!answer?.openViewings && (
        <MoveChoices card={card} target={target} answer={answer} action={board}>
          {shared}
        </MoveChoices>
      )}
    </dialog>
  )
}

interface MoveChoicesProps extends Pick<MoveDialogProps, 'card' | 'target' | 'answer'> {
  action: string
  /** The hidden fields that every form has. */
  children: ReactNode
}

/** The choices of the column, or of all of them, each with a form of its own. */
function MoveChoices({ card, target, answer, action, children }: MoveChoicesProps) {
  const { language } = useRootData()
  const problem = answer?.problem
  return (
    <>
      {target !== 'offer' && (
        <StageButtons
          stages={target === 'closed' ? ['won'] : plainStages}
          current={card.stage}
          action={action}
        >
          {children}
        </StageButtons>
      )}
      {target !== 'closed' && (
        <OfferForm
          action={action}
          button="to"
          label={stageWords[language].stages.offer}
          offer={answer?.offer ?? card.offer}
          isRefused={problem === 'offerInvalid'}
        >
          {children}
        </OfferForm>
      )}
      {target !== 'offer' && (
        <LostForm
          answer={answer}
          action={action}
          problem={problem === 'reasonRequired' ? words[language].problems[problem] : undefined}
        >
          {children}
        </LostForm>
      )}
    </>
  )
}

/** The stages that need no further data. */
const plainStages = leadStages.filter((stage) => stage !== 'lost' && stage !== 'offer')

interface StageButtonsProps {
  stages: readonly LeadStage[]
  /** The lead's current stage. */
  current: string
  action: string
  children: ReactNode
}

function StageButtons({ stages, current, action, children }: StageButtonsProps) {
  const { language } = useRootData()
  return (
    <Form method="post" action={action} className="moving__stages" preventScrollReset replace>
      {children}
      {stages.map((stage) => (
        <button
          className="btn btn--wide"
          key={stage}
          name="to"
          value={stage}
          disabled={stage === current}
        >
          {stageWords[language].stages[stage]}
          {stage === current && <span className="slate">{words[language].here}</span>}
        </button>
      ))}
    </Form>
  )
}

interface LostFormProps extends Pick<MoveDialogProps, 'answer'> {
  action: string
  problem: string | undefined
  children: ReactNode
}

/** The form for a lost lead, which requires a reason. */
function LostForm({ answer, action, problem, children }: LostFormProps) {
  const { language } = useRootData()
  const copy = words[language]
  const { stages, lostReasons: reasons } = stageWords[language]
  const form = useProblemFocus(answer?.problem ? answer : undefined)
  return (
    <Form
      method="post"
      action={action}
      className="stack"
      preventScrollReset
      replace
      noValidate
      ref={form}
    >
      {children}
      <input type="hidden" name="to" value="lost" />
      <Select
        name="reason"
        label={copy.because}
        required
        defaultValue={answer?.reason ?? ''}
        problem={problem}
        options={[
          ['', copy.chooseReason],
          ...lostReasons.map((reason) => [reason, reasons[reason]] as const),
        ]}
      />
      <button className="btn btn--wide">{stages.lost}</button>
    </Form>
  )
}
