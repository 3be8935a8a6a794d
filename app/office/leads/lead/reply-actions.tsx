import { Arrow } from '#app/components/arrow.tsx'
import { stageWords } from '#app/office/values/stage-words.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { AttachFields } from './attach-fields.tsx'
import { insertFacts } from './insert-paragraph.ts'
import { insertTimes } from './insert-times.ts'
import type { LeadData } from './load.ts'
import { ProposeTimes } from './propose-times.tsx'
import type { ComposerState } from './use-composer.ts'
import { leadPageWords } from './words.ts'

interface ReplyActionsProps {
  lead: LeadData
  state: ComposerState
}

/** The buttons that insert texts into the message, and the one that sends it. */
export function ReplyActions({ lead, state }: ReplyActionsProps) {
  const { language } = useRootData()
  const copy = leadPageWords[language].composer
  const { draft } = state
  return (
    <>
      <div className="composer__row composer__tools">
        {lead.composer.home ? (
          <AttachFields
            key={state.replyId}
            home={lead.composer.home}
            chosen={state.refused?.attach ?? []}
          />
        ) : (
          <button className="txt composer__scripted" type="button" onClick={state.askHome}>
            {copy.attach.title}
          </button>
        )}
        <Inserts composer={lead.composer} state={state} />
        {lead.composer.times && (
          <ProposeTimes
            key={`times ${state.replyId}`}
            times={lead.composer.times}
            onChosen={(words) =>
              state.insert((area) => insertTimes(area, words, lead.composer.writesIn))
            }
          />
        )}
      </div>
      <div className="composer__row composer__send">
        <button className="btn btn--go" name="intent" value="reply" disabled={state.isEmpty}>
          {state.isWarned ? copy.sendAnyway : copy.send} <Arrow />
        </button>
        <NextStage stage={lead.stage} />
        <noscript>
          <button className="txt" name="intent" value="draft">
            {copy.saveDraft}
          </button>
        </noscript>
        <span className={draft.isSaved ? 'saved push' : 'saved saved--not push'} role="status">
          {draft.isSaved
            ? draft.savedAt && insert(copy.saved, { when: draft.savedAt })
            : copy.notSaved}
        </span>
      </div>
    </>
  )
}

/** Buttons that insert facts of the home with script; without it, a template contains the facts. */
function Inserts({ composer, state }: { composer: LeadData['composer']; state: ComposerState }) {
  const { language } = useRootData()
  const copy = leadPageWords[language].composer
  const { facts } = composer
  return (
    <span className="line composer__scripted">
      <span className="slate">{copy.insert}</span>
      <button
        className="txt"
        type="button"
        onClick={() => (facts ? state.insert((area) => insertFacts(area, facts)) : state.askHome())}
      >
        {copy.insertHome}
      </button>
    </span>
  )
}

/** The choice of the lead's stage after the reply. */
function NextStage({ stage }: Pick<LeadData, 'stage'>) {
  const { language } = useRootData()
  const copy = leadPageWords[language].composer
  const { stages } = stageWords[language]
  return (
    <label className="line">
      <span className="slate">{copy.afterwards}</span>
      <select name="move" defaultValue={stage === 'new' ? 'answered' : ''}>
        {stage === 'new' && (
          <option value="answered">{insert(copy.move, { stage: stages.answered })}</option>
        )}
        <option value="">{insert(copy.leave, { stage: stages[stage] })}</option>
      </select>
    </label>
  )
}
