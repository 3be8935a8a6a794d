import { type ReactNode, useEffect, useRef } from 'react'
import { Form, Link, useNavigate } from 'react-router'
import { Select } from '#app/office/controls/office-field.tsx'
import { useProblemFocus } from '#app/office/controls/use-problem-focus.ts'
import { stageWords } from '#app/office/values/stage-words.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { pathIn } from '#server/language.ts'
import { leadStages, lostReasons } from '#server/leads/handling/stages.ts'
import { EndingQuestion } from '../ending-question.tsx'
import { OfferForm } from '../offer-form.tsx'
import type { MoveAnswer } from './move-answer.ts'
import { words } from './words.ts'

interface MoveDialogProps {
  card: { id: string; name: string; stage: string; offer: number | null }
  /** Whether only the ending of the lead is asked for: won, or lost and the reason. */
  isEnding: boolean
  /** Whether only the amount of an offer is asked for. */
  isOffering: boolean
  /** The answer to the last attempt. */
  answer: MoveAnswer | undefined
  /** The query of the board, without the dialog. */
  address: string
}

/**
 * Asks for the new stage of a lead, and for the reason if it was lost. Without script the dialog is
 * open in the page; with script it is modal.
 */
export function MoveDialog({ card, isEnding, isOffering, answer, address }: MoveDialogProps) {
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
  const reasonProblem = problem === 'reasonRequired' ? copy.problems[problem] : undefined
  const isOfferRefused = problem === 'offerInvalid'
  const title = isEnding ? copy.endName : isOffering ? copy.offerName : copy.moveName
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
      {problem && !reasonProblem && !isOfferRefused && !answer.openViewings && (
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
        <>
          {!isOffering && (
            <StageButtons current={card.stage} isEnding={isEnding} action={board}>
              {shared}
            </StageButtons>
          )}
          {!isEnding && (
            <OfferForm
              action={board}
              button="to"
              label={stageWords[language].stages.offer}
              offer={answer?.offer ?? card.offer}
              isRefused={isOfferRefused}
            >
              {shared}
            </OfferForm>
          )}
          {!isOffering && (
            <LostForm answer={answer} action={board} problem={reasonProblem}>
              {shared}
            </LostForm>
          )}
        </>
      )}
    </dialog>
  )
}

interface StageButtonsProps extends Pick<MoveDialogProps, 'isEnding'> {
  /** The lead's current stage. */
  current: string
  action: string
  children: ReactNode
}

/** Buttons for the stages that need no further data. */
function StageButtons({ current, isEnding, action, children }: StageButtonsProps) {
  const { language } = useRootData()
  const { stages } = stageWords[language]
  const shown = leadStages.filter((stage) =>
    isEnding ? stage === 'won' : stage !== 'lost' && stage !== 'offer',
  )
  return (
    <Form method="post" action={action} className="moving__stages" preventScrollReset replace>
      {children}
      {shown.map((stage) => (
        <button
          className="btn btn--wide"
          key={stage}
          name="to"
          value={stage}
          disabled={stage === current}
        >
          {stages[stage]}
          {stage === current && <span className="slate">{words[language].here}</span>}
        </button>
      ))}
    </Form>
  )
}

interface LostFormProps extends Pick<MoveDialogProps, 'answer'> {
  action: string
  problem: string | undefined
  /** The hidden fields that both forms have. */
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
