import { useEffect, useRef } from 'react'
import { Form, useLocation } from 'react-router'
import { ConnectionMessage } from '#app/office/device/connection-message.tsx'
import { savesItself } from '#app/office/device/saves-itself.ts'
import { useIsCovered } from '#app/office/frame/use-is-covered.ts'
import { UnansweredNote } from '#app/office/unanswered/note.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import type { LeadAnswer } from './action.ts'
import { ColleaguesNote } from './colleagues-note.tsx'
import type { LeadData } from './load.ts'
import { ReplyActions } from './reply-actions.tsx'
import { ReplyFields } from './reply-fields.tsx'
import { TemplateForm } from './template-form.tsx'
import { UnsavedReplyNote } from './unsaved-reply-note.tsx'
import { useComposer, useIsReplyOpen } from './use-composer.ts'
import { leadPageWords } from './words.ts'

interface ComposerProps {
  lead: LeadData
  answer: LeadAnswer | undefined
}

/** The form of the reply. On a phone it covers the lead's page. */
export function Composer({ lead, answer }: ComposerProps) {
  const { language } = useRootData()
  const words = leadPageWords[language]
  const { composer } = lead
  const { pathname, search } = useLocation()
  const state = useComposer(lead, answer)
  const section = useRef<HTMLElement>(null)
  const isOpen = useIsReplyOpen()
  const isCovering = useIsCovered()
  useEffect(() => {
    if (isOpen) section.current?.focus()
  }, [isOpen])
  // Choosing another template, language or home resets the reply.
  const begunWith = `${composer.template} ${composer.writesIn} ${composer.about}`
  return (
    <section
      className="composer"
      id="reply"
      ref={section}
      tabIndex={-1}
      aria-label={words.reply}
      data-open={isOpen}
    >
      {isCovering && (
        <div className="composer__notes">
          <ConnectionMessage />
          <UnansweredNote />
        </div>
      )}
      <TemplateForm
        key={`template ${begunWith}`}
        lead={lead}
        mayReplace={state.mayReplace}
        asksHome={state.asksHome}
      />
      <Form
        method="post"
        action={`${pathname}${search}#reply`}
        className="stack composer__form"
        {...savesItself}
        onSubmit={state.sending}
        key={`reply ${begunWith}`}
      >
        <Asked entries={lead.timeline} />
        {composer.isSent && (
          <p className="note wide-only" role="status">
            {words.composer.sent}
          </p>
        )}
        <input type="hidden" name="reply" value={state.replyId} />
        <input type="hidden" name="seen" value={state.seen} />
        <input type="hidden" name="from" value={state.from} />
        <input type="hidden" name="insists" value={state.refused?.taken?.slots ?? ''} />
        <input type="hidden" name="language" value={composer.writesIn} />
        <ColleaguesNote composer={composer} />
        <UnsavedReplyNote kept={state.kept} />
        <ReplyFields composer={composer} state={state} />
        <ReplyActions lead={lead} state={state} />
      </Form>
    </section>
  )
}

/**
 * The visitor's last message, on a phone, where the reply covers it. It opens when it is pressed.
 */
function Asked({ entries }: { entries: LeadData['timeline'] }) {
  const { language } = useRootData()
  const last = entries.findLast((entry) => entry.what === 'them')
  if (!last?.text) return null
  return (
    <details className="composer__asked">
      <summary>
        <span className="vh">
          {insert(leadPageWords[language].composer.asked, { who: last.who })}
        </span>
        <span className="composer__quote">{last.text}</span>
      </summary>
    </details>
  )
}
