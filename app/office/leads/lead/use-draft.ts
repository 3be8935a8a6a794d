import { useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { useDelay } from '#app/office/autosave/use-delay.ts'
import { savingDelay, savingRetryDelay } from '#app/office/autosave/use-draft-saving.ts'
import { useUnsaved } from '#app/office/autosave/use-unsaved.ts'
import { useOnNew } from '#app/office/controls/use-on-new.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { shortDateAndTime } from '#server/shared/time/formats.ts'
import type { LeadAnswer } from './action.ts'
import { useKeptDraft } from './use-unsaved-reply.ts'

interface DraftOptions {
  /** When the draft that was loaded with the page was saved. */
  savedBefore: string | undefined
  /** The id of the reply. */
  replyId: string
  /** The path of the lead's screen. */
  path: string
  /** The initial text of the form. */
  begun: string
}

/**
 * Saves the typed text shortly after the last key, and retries while the server fails. Until it is
 * saved, the page says so, and the browser asks before it leaves the page.
 */
export function useDraft({ savedBefore, replyId, path, begun }: DraftOptions) {
  const { language } = useRootData()
  const { data: answer, submit } = useFetcher<LeadAnswer>()
  const [isTyped, setTyped] = useState(false)
  /** The text to save; undefined once it was sent. */
  const typed = useRef<string>(undefined)

  /** The time of the last answer about the reply before. */
  const [endedWith, setEndedWith] = useState<number>()
  const sent = useRef('')
  const isSending = useRef(false)
  const kept = useKeptDraft(path, begun)

  const save = () => {
    sent.current = typed.current ?? sent.current
    typed.current = undefined
    const fields = { intent: 'draft', quiet: 'yes', message: sent.current, reply: replyId }
    void submit(fields, { method: 'post' })
  }
  const { schedule, cancel } = useDelay(save)

  const keep = (message: string, after: number) => {
    isSending.current = false
    typed.current = message
    setTyped(true)
    kept.keep(message)
    schedule(after)
  }

  useOnNew(answer, (given) => {
    if (given.savedAt && typed.current === undefined) {
      setTyped(false)
      kept.saved(sent.current)
    } else if (mayPass(given)) schedule(savingRetryDelay)
  })
  useUnsaved({ isUnsaved: () => isTyped && !isSending.current, save: () => schedule(0) })

  return {
    isSaved: !isTyped,
    /** Why the text is not saved and will not be by another attempt. */
    problem: isTyped && !mayPass(answer) ? answer?.problem : undefined,
    kept,
    savedAt:
      answer?.savedAt && answer.savedAt !== endedWith
        ? shortDateAndTime(answer.savedAt, language)
        : savedBefore,
    later: (message: string) => keep(message, savingDelay),
    /**
     * Saves a text at once; also used if a reply was not sent, so that its text is a draft again.
     */
    now: (message: string) => keep(message, 0),
    /** Called when the reply was sent. */
    end() {
      setTyped(false)
      kept.forget()
      setEndedWith(answer?.savedAt)
    },
    /** Called when the form itself is being sent. */
    stop() {
      cancel()
      isSending.current = true
    },
  }
}

/** Whether a draft was refused for something that may be over at the next attempt. */
const mayPass = (answer: LeadAnswer | undefined): boolean =>
  answer?.problem === 'failed' || answer?.problem === 'offline'
