import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useOnNew } from '#app/office/controls/use-on-new.ts'
import type { LeadAnswer } from './action.ts'
import type { LeadData } from './load.ts'
import { placeholderPattern } from './templates.ts'
import { useDraft } from './use-draft.ts'
import { useUnsavedReply } from './use-unsaved-reply.ts'
import type { LeadProblem } from './words.ts'

/** The state of the message that is being written: its id, its draft, and whether it has a text. */
export function useComposer(
  { composer, stage }: Pick<LeadData, 'composer' | 'stage'>,
  answer: LeadAnswer | undefined,
) {
  const { pathname } = useLocation()
  const refused = answer?.intent === 'reply' || answer?.intent === 'draft' ? answer : undefined
  // The id stays the same while this reply is written: if it is sent twice, it is one e-mail.
  const [replyId, setReplyId] = useState(answer?.typed.reply ?? composer.replyId)
  const { savedAt: savedBefore, text: begunWith } = composer
  const draft = useDraft({ savedBefore, replyId, path: pathname, begun: begunWith })
  const field = useRef<HTMLTextAreaElement>(null)
  /** The field in which the member has placed the cursor. */
  const begun = useRef<HTMLTextAreaElement>(null)
  const nextRow = useNextRow()
  // Without script the button is enabled, and the server answers that the text is missing.
  const [isEmpty, setEmpty] = useState(false)
  const updateIsEmpty = () => setEmpty(field.current?.value.trim() === '')
  useOnNew(useSentKey(composer), () => {
    // The next reply starts.
    field.current?.form?.reset()
    setReplyId(composer.replyId)
    draft.end()
    nextRow.focus()
  })
  useEffect(updateIsEmpty)
  const typed = (text: string) => {
    updateIsEmpty()
    draft.later(text)
  }
  const kept = useUnsavedReply({ draft, field, onTaken: typed })
  useOnNew(answer, ({ intent, problem }) => {
    if (intent === 'reply' && problem) draft.now(field.current?.value ?? '')
    if (problem === 'holes' && field.current) selectPlaceholder(field.current)
  })
  return {
    refused,
    ...useAskedHome(composer),
    replyId,
    ...useSeen({ composer, stage }, answer),
    /** Whether the reply would now be sent in spite of the problem for which it was refused. */
    isWarned: warnings.some((one) => one === refused?.problem),
    draft,
    field,
    kept,
    isEmpty,
    sending() {
      // The panel must not cover messages about the text.
      field.current?.form?.querySelector('.attach')?.removeAttribute('open')
      draft.stop()
      nextRow.remember()
    },
    /** Called when the member has placed the cursor. */
    placed(area: HTMLTextAreaElement) {
      begun.current = area
    },
    /** Called when the text was typed. */
    typed,
    /** Changes the text by a button. */
    insert(change: (area: HTMLTextAreaElement) => void) {
      if (!field.current) return
      insertInto(field.current, begun, change)
      typed(field.current.value)
    },
    /** Whether another template may replace the text without losing anything. */
    mayReplace() {
      const written = field.current?.value ?? ''
      return !written.trim() || (composer.template !== 'none' && written === composer.text)
    },
  }
}

/** Problems that are reported once; a reply that is then sent again is sent. */
const warnings: readonly LeadProblem[] = ['answeredSince', 'endedSince', 'timesTaken']

/**
 * The last reply and the stage that the author has seen. On a phone the reply form covers both, so
 * later changes count as unseen, unless they were reported.
 */
function useSeen(
  { composer, stage }: Pick<LeadData, 'composer' | 'stage'>,
  answer: LeadAnswer | undefined,
) {
  const { lastReply } = composer
  const [seen, setSeen] = useState({ reply: lastReply, stage })
  useOnNew(useSentKey(composer), () => setSeen({ reply: lastReply, stage }))
  return {
    seen: answer?.since?.id ?? seen.reply,
    from: answer?.problem === 'endedSince' ? stage : seen.stage,
  }
}

/** A key that differs for each reply that was just sent; undefined if none was. */
function useSentKey({ isSent }: Pick<LeadData['composer'], 'isSent'>): string | undefined {
  const { key } = useLocation()
  return isSent ? key : undefined
}

/** Selects the first placeholder, so that typing replaces it. */
function selectPlaceholder(area: HTMLTextAreaElement) {
  const found = placeholderPattern.exec(area.value)
  if (!found) return
  area.focus()
  area.setSelectionRange(found.index, found.index + found[0].length)
}

/** The row after this lead's, which gets the focus once the lead is answered. */
function useNextRow() {
  const row = useRef<HTMLElement>(null)
  return {
    remember() {
      row.current = document.querySelector<HTMLElement>(
        '.leads li:has(> [aria-current]) + li > .leadrow',
      )
    },
    focus() {
      if (row.current?.checkVisibility()) row.current.focus()
    },
  }
}

/** Changes a text at its cursor, or at its end if the member has not placed the cursor. */
function insertInto(
  area: HTMLTextAreaElement,
  begun: RefObject<HTMLTextAreaElement | null>,
  change: (area: HTMLTextAreaElement) => void,
) {
  area.focus()
  // Until the member places the cursor, inserted texts continue the message.
  if (begun.current !== area) area.setSelectionRange(area.value.length, area.value.length)
  begun.current = area
  change(area)
}

/** Whether a button that needs a home was pressed without one. */
function useAskedHome({ home }: LeadData['composer']) {
  const [asksHome, setAsksHome] = useState(false)
  return {
    asksHome: asksHome && !home,
    askHome() {
      setAsksHome(true)
      document.getElementById('about')?.focus()
    },
  }
}

export type ComposerState = ReturnType<typeof useComposer>

/**
 * Whether the reply covers the lead, on a phone. Undefined before scripts run: until then the
 * stylesheet follows the address; afterwards it does not, if a script has changed the address.
 */
export function useIsReplyOpen(): boolean | undefined {
  const { hash } = useLocation()
  const [isRunning, setRunning] = useState(false)
  useEffect(() => setRunning(true), [])
  return isRunning ? hash === '#reply' : undefined
}
