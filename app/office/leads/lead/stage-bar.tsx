import { useRef, useState } from 'react'
import { Form } from 'react-router'
import { Select } from '#app/office/controls/office-field.tsx'
import { stageWords } from '#app/office/values/stage-words.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { leadStages, lostReasons } from '#server/leads/handling/stages.ts'
import { leadWords } from '../words.ts'
import type { LeadData } from './load.ts'
import { leadPageWords } from './words.ts'

/** The stages before a lead ends. */
const line = leadStages.slice(0, 4)

/**
 * The stage of a lead: five places on one line, each a button; the last asks whether it was won or
 * why it was lost.
 */
export function StageBar({ lead: { stage, reached, receivedAt, lostReason } }: { lead: LeadData }) {
  const { language } = useRootData()
  const { wonOrLost } = leadWords[language]
  const { stages, lostReasons: reasons } = stageWords[language]
  const words = leadPageWords[language]
  const here = Math.min(leadStages.indexOf(stage), 4)
  const isClosed = here === 4
  const reason = useRef<HTMLSelectElement>(null)
  const [asks, setAsks] = useState(false)
  // The line of a lead that was lost ends at the stage to which it had come.
  const passed = stage === 'lost' ? reached : here
  const classOf = (index: number) => (index === here ? 'here' : index < passed ? 'done' : undefined)
  return (
    <Form
      method="post"
      preventScrollReset
      onSubmit={(event) => {
        const { currentTarget, nativeEvent } = event
        // The browser's own question would be in its language, and closes with the menu.
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
          <li key={name} className={classOf(index)}>
            <button name="stage" value={name} aria-current={index === here ? 'step' : undefined}>
              {stages[name]}
              {index === 0 && <small>{receivedAt}</small>}
            </button>
          </li>
        ))}
        <li className={classOf(4)}>
          <button type="button" popoverTarget="ending" aria-current={isClosed ? 'step' : undefined}>
            {isClosed ? stages[stage] : wonOrLost}
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
