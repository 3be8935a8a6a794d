import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { Select } from '#app/office/controls/office-field.tsx'
import { stageWords } from '#app/office/values/stage-words.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { leadStages, lostReasons } from '#server/leads/handling/stages.ts'
import { euros } from '#server/shared/text/euros.ts'
import { OfferForm } from '../offer-form.tsx'
import { leadWords } from '../words.ts'
import type { LeadAnswer } from './action.ts'
import type { LeadData } from './load.ts'
import { leadPageWords } from './words.ts'

/** The stages that need no further data. */
const line = leadStages.slice(0, 3)

interface StageBarProps {
  lead: LeadData
  answer: LeadAnswer | undefined
}

/**
 * The stage of a lead: five positions on one line, each a button; the last two ask for the amount
 * of an offer, and whether the lead was won or why it was lost.
 */
export function StageBar({ lead, answer }: StageBarProps) {
  const { language } = useRootData()
  const { stage, offer } = lead
  const refused = answer?.problem === 'offerInvalid' ? answer.typed.offer : undefined
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refused !== undefined) menu.current?.showPopover()
  }, [refused])
  return (
    <>
      <StageForm lead={lead} />
      <div className="menu menu--ending menu--offer" id="offering" popover="auto" ref={menu}>
        <OfferForm
          button="stage"
          label={
            stage === 'offer' ? leadPageWords[language].save : stageWords[language].stages.offer
          }
          offer={refused ?? offer}
          isRefused={refused !== undefined}
          onSent={() => menu.current?.hidePopover()}
        >
          <input type="hidden" name="intent" value="stage" />
          <input type="hidden" name="from" value={stage} />
        </OfferForm>
      </div>
    </>
  )
}

/** The five positions; the stage of an offer opens its menu instead. */
function StageForm({ lead }: Pick<StageBarProps, 'lead'>) {
  const { stage, reached, receivedAt, lostReason, offer } = lead
  const { language } = useRootData()
  const { wonOrLost } = leadWords[language]
  const { stages, lostReasons: reasons } = stageWords[language]
  const words = leadPageWords[language]
  const here = Math.min(leadStages.indexOf(stage), 4)
  const reason = useRef<HTMLSelectElement>(null)
  const [asks, setAsks] = useState(false)
  // For a lost lead, the line ends at the last stage that it reached.
  const passed = stage === 'lost' ? reached : here
  const placeOf = (index: number) => ({
    className: index === here ? 'here' : index < passed ? 'done' : undefined,
  })
  const currentAt = (index: number) => (index === here ? ('step' as const) : undefined)
  return (
    <Form
      method="post"
      preventScrollReset
      onSubmit={(event) => {
        const { currentTarget, nativeEvent } = event
        // The browser's own message would be in the browser's language, and would close with the
        // menu.
        const isLost = new FormData(currentTarget, submitterOf(nativeEvent)).get('stage') === 'lost'
        setAsks(isLost && !reason.current?.value)
        if (isLost && !reason.current?.value) {
          event.preventDefault()
          reason.current?.focus()
        } else currentTarget.querySelector<HTMLElement>('[popover]')?.hidePopover()
      }}
    >
      <input type="hidden" name="intent" value="stage" />
      <input type="hidden" name="from" value={stage} />
      <ol className="stagebar" aria-label={words.stage}>
        {line.map((name, index) => (
          <li key={name} {...placeOf(index)}>
            <button name="stage" value={name} aria-current={currentAt(index)}>
              {stages[name]}
              {index === 0 && <small>{receivedAt}</small>}
            </button>
          </li>
        ))}
        <li {...placeOf(3)}>
          <button type="button" popoverTarget="offering" aria-current={currentAt(3)}>
            {stages.offer}
            {offer !== null && <small>{euros(offer, language)}</small>}
          </button>
        </li>
        <li {...placeOf(4)}>
          <button type="button" popoverTarget="ending" aria-current={currentAt(4)}>
            {here === 4 ? stages[stage] : wonOrLost}
            {stage === 'lost' && lostReason && <small>{reasons[lostReason]}</small>}
          </button>
        </li>
      </ol>
      <div className="menu menu--ending" id="ending" popover="auto">
        <button className="btn btn--wide" name="stage" value="won">
          {stages.won}
        </button>
        <Select
          name="reason"
          label={words.lostBecause}
          ref={reason}
          defaultValue={lostReason ?? ''}
          problem={asks ? words.problems.reasonRequired : undefined}
          options={[
            ['', words.chooseReason],
            ...lostReasons.map((one) => [one, reasons[one]] as const),
          ]}
        />
        <button className="btn btn--wide" name="stage" value="lost">
          {stages.lost}
        </button>
      </div>
    </Form>
  )
}

/** The button by which a form was sent. */
const submitterOf = (event: Event): HTMLElement | null =>
  event instanceof SubmitEvent ? event.submitter : null
