import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Form, useLocation } from 'react-router'
import { Arrow } from '#app/components/arrow.tsx'
import { stageWords } from '#app/office/values/stage-words.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { type Act, maxReplyLength } from './act.ts'
import { AttachFields } from './attach-fields.tsx'
import { maxAttachedPictures } from './attachments.ts'
import { insertParagraph } from './insert-paragraph.ts'
import type { LeadData } from './load.ts'
import { TemplateForm } from './template-form.tsx'
import { useDraft } from './use-draft.ts'
import { leadPageWords } from './words.ts'

interface ComposerProps {
  lead: LeadData
  answer: Act | undefined
}

/** The reply. On a phone it is a page over the lead. */
export function Composer({ lead, answer }: ComposerProps) {
  const { language } = useRootData()
  const words = leadPageWords[language]
  const copy = words.composer
  const { composer } = lead
  const { pathname, search, key } = useLocation()
  const refused = answer?.intent === 'reply' || answer?.intent === 'draft' ? answer : undefined
  const text = refused?.typed.message ?? composer.text
  // One id for as long as this reply is written: sent twice, it is one e-mail.
  const [replyId, setReplyId] = useState(answer?.typed.reply ?? composer.replyId)
  const draft = useDraft({ savedBefore: composer.savedAt, replyId })
  const field = useRef<HTMLTextAreaElement>(null)
  // Without script the button is enabled, and the server answers that the text is missing.
  const [isEmpty, setEmpty] = useState(false)
  const look = () => setEmpty(field.current?.value.trim() === '')
  useEffect(() => {
    if (!composer.isSent) return
    // The next reply begins.
    field.current?.form?.reset()
    setReplyId(composer.replyId)
    draft.end()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each reply
  }, [key])
  useEffect(look)
  // Another template, language or home begins the reply again.
  const begunWith = `${composer.template} ${composer.writesIn} ${composer.about}`
  const problem =
    refused?.problem &&
    insert(words.problems[refused.problem], {
      max: refused.problem === 'pictures' ? maxAttachedPictures : maxReplyLength,
    })
  return (
    <section className="composer" id="reply" aria-label={words.reply}>
      <TemplateForm
        key={`template ${begunWith}`}
        lead={lead}
        mayReplace={() => {
          const written = field.current?.value ?? ''
          return !written.trim() || (composer.template !== 'none' && written === composer.text)
        }}
      />
      <Form
        method="post"
        action={`${pathname}${search}#reply`}
        className="stack"
        onSubmit={draft.stop}
        key={`reply ${begunWith}`}
      >
        {composer.isSent && (
          <p className="note" role="status">
            {copy.sent}
          </p>
        )}
        <input type="hidden" name="reply" value={replyId} />
        <input type="hidden" name="language" value={composer.writesIn} />
        <div className="field">
          <label className="vh" htmlFor="subject">
            {copy.subject}
          </label>
          <input
            id="subject"
            name="subject"
            defaultValue={refused?.typed.subject ?? composer.subject}
            maxLength={200}
            lang={composer.writesIn}
          />
        </div>
        <div className={problem ? 'field is-invalid' : 'field'}>
          <label className="vh" htmlFor="message">
            {copy.message}
          </label>
          <textarea
            id="message"
            name="message"
            ref={field}
            className="composer__text"
            lang={composer.writesIn}
            defaultValue={text}
            maxLength={maxReplyLength}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? 'message-problem' : undefined}
            onInput={(event) => {
              look()
              draft.later(event.currentTarget.value)
            }}
            onKeyDown={(event) => onShortcut(event, draft.now)}
          />
          {problem && (
            <p className="error" id="message-problem" role="alert">
              {problem}
            </p>
          )}
        </div>
        {composer.home && (
          <AttachFields key={replyId} home={composer.home} chosen={refused?.attach ?? []} />
        )}
        <div className="composer__row">
          <button className="btn btn--go" name="intent" value="reply" disabled={isEmpty}>
            {copy.send} <Arrow />
          </button>
          <NextStage stage={lead.stage} />
          {composer.facts && (
            <button
              className="txt"
              type="button"
              onClick={() => {
                const area = field.current
                if (!area) return
                insertParagraph(area, composer.facts ?? '')
                area.focus()
                look()
                draft.later(area.value)
              }}
            >
              {copy.insertHome}
            </button>
          )}
          <button className="txt" name="intent" value="draft">
            {copy.saveDraft}
          </button>
          <span className={draft.isSaved ? 'saved push' : 'saved saved--not push'} role="status">
            {draft.isSaved
              ? draft.savedAt && insert(copy.saved, { when: draft.savedAt })
              : copy.notSaved}
          </span>
        </div>
      </Form>
    </section>
  )
}

/** Ctrl or ⌘ with S stores the draft, with Enter sends the reply. */
function onShortcut(
  event: KeyboardEvent<HTMLTextAreaElement>,
  store: (text: string) => void,
): void {
  if (!event.ctrlKey && !event.metaKey) return
  const { value, form } = event.currentTarget
  if (event.key === 's') store(value)
  else if (event.key === 'Enter')
    form?.querySelector<HTMLButtonElement>('button[value=reply]')?.click()
  else return
  event.preventDefault()
}

/** The stage that the lead has once the reply is sent. */
function NextStage({ stage }: Pick<LeadData, 'stage'>) {
  const { language } = useRootData()
  const copy = leadPageWords[language].composer
  const { stages } = stageWords[language]
  return (
    <label className="line">
      <span className="slate">{copy.afterwards}</span>
      <select name="move" defaultValue={stage === 'new' ? 'answered' : stage}>
        {stage === 'new' && (
          <option value="answered">{insert(copy.move, { stage: stages.answered })}</option>
        )}
        <option value={stage}>{insert(copy.leave, { stage: stages[stage] })}</option>
      </select>
    </label>
  )
}
