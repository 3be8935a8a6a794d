import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { LeadAnswer } from './act.ts'
import type { LeadData } from './load.ts'
import { useDraft } from './use-draft.ts'

/** The message that is being written: its id, its draft, and whether it has a text. */
export function useComposer(
  { composer }: Pick<LeadData, 'composer'>,
  answer: LeadAnswer | undefined,
) {
  const { key } = useLocation()
  const refused = answer?.intent === 'reply' || answer?.intent === 'draft' ? answer : undefined
  // One id for as long as this reply is written: sent twice, it is one e-mail.
  const [replyId, setReplyId] = useState(answer?.typed.reply ?? composer.replyId)
  const draft = useDraft({ savedBefore: composer.savedAt, replyId })
  const field = useRef<HTMLTextAreaElement>(null)
  /** The field whose cursor is where its member has put it. */
  const begun = useRef<HTMLTextAreaElement>(null)
  /** The row after this lead's, which gets the focus once the lead is answered. */
  const nextRow = useRef<HTMLElement>(null)
  // Without script the button is enabled, and the server answers that the text is missing.
  const [isEmpty, setEmpty] = useState(false)
  const updateIsEmpty = () => setEmpty(field.current?.value.trim() === '')
  useEffect(() => {
    if (!composer.isSent) return
    // The next reply begins.
    field.current?.form?.reset()
    setReplyId(composer.replyId)
    draft.end()
    if (nextRow.current?.checkVisibility()) nextRow.current.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each reply
  }, [key])
  useEffect(updateIsEmpty)
  useEffect(() => {
    if (answer?.intent === 'reply' && answer.problem) draft.resume(field.current?.value ?? '')
    // oxlint-disable-next-line react/exhaustive-deps -- once for each answer
  }, [answer])
  return {
    refused,
    ...useAskedHome(composer),
    replyId,
    draft,
    field,
    isEmpty,
    sending() {
      draft.stop()
      nextRow.current = document.querySelector<HTMLElement>(
        '.leads li:has(> [aria-current]) + li > .leadrow',
      )
    },
    /** Its member has put the cursor somewhere. */
    placed(area: HTMLTextAreaElement) {
      begun.current = area
    },
    /** The text was changed by a key. */
    typed(text: string) {
      updateIsEmpty()
      draft.later(text)
    },
    /** Changes the text by a button. */
    insert(change: (area: HTMLTextAreaElement) => void) {
      const area = field.current
      if (!area) return
      area.focus()
      // Until then what is inserted continues the message.
      if (begun.current !== area) area.setSelectionRange(area.value.length, area.value.length)
      begun.current = area
      change(area)
      updateIsEmpty()
      draft.later(area.value)
    },
    /** Nothing would be lost if another template replaced the text. */
    mayReplace() {
      const written = field.current?.value ?? ''
      return !written.trim() || (composer.template !== 'none' && written === composer.text)
    },
  }
}

/** Whether something of a home was pressed while there is none. */
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
 * Whether the reply is open over the lead, on a phone. Undefined before scripts run: then the
 * browser knows it from the address; afterwards it does not, where a script has changed the
 * address.
 */
export function useIsReplyOpen(): boolean | undefined {
  const { hash } = useLocation()
  const [isRunning, setRunning] = useState(false)
  useEffect(() => setRunning(true), [])
  return isRunning ? hash === '#reply' : undefined
}
