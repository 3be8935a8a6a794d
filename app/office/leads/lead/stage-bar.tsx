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
export function StageBar({ lead: { stage, receivedAt, lostReason } }: { lead: LeadData }) {
  const { language } = useRootData()
  const { wonOrLost } = leadWords[language]
  const { stages, lostReasons: reasons } = stageWords[language]
  const words = leadPageWords[language]
  const here = Math.min(leadStages.indexOf(stage), 4)
  const isClosed = here === 4
  const classOf = (index: number) => (index < here ? 'done' : index === here ? 'here' : undefined)
  return (
    <Form
      method="post"
      preventScrollReset
      onSubmit={({ currentTarget }) => {
        currentTarget.querySelector<HTMLElement>('[popover]')?.hidePopover()
      }}
    >
      <input type="hidden" name="intent" value="stage" />
      <input type="hidden" name="from" value={stage} />
      <ol className="stagebar" aria-label={words.stage}>
        {line.map((name, index) => (
          <li key={name} className={classOf(index)}>
            <button name="stage" value={name} aria-current={index === here ? 'step' : undefined}>
              {stages[name]}
              <small>{index === 0 ? receivedAt : '\u00a0'}</small>
            </button>
          </li>
        ))}
        <li className={classOf(4)}>
          <button type="button" popoverTarget="ending" aria-current={isClosed ? 'step' : undefined}>
            {isClosed ? stages[stage] : wonOrLost}
            <small>{stage === 'lost' && lostReason ? reasons[lostReason] : '\u00a0'}</small>
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
          defaultValue={lostReason ?? 'price'}
          options={lostReasons.map((reason) => [reason, reasons[reason]])}
        />
        <button className="btn btn--wide" name="stage" value="lost">
          {stages.lost}
        </button>
      </div>
    </Form>
  )
}
