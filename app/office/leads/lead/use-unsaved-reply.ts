import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useUnsavedTexts } from '#app/office/device/use-unsaved-texts.ts'
import { withLineFeeds } from '#server/shared/text/tidy-text.ts'

/**
 * Keeps a reply on this device until it is saved.
 * @param path the path of the lead's screen.
 * @param begun the text that was last saved.
 */
export function useKeptDraft(path: string, begun: string) {
  const { keep, forget, read } = useUnsavedTexts(path)
  const last = useRef(begun)
  return {
    forget,
    read,
    keep: (message: string) =>
      keep({
        typed: ['message'],
        texts: [
          ['message', message],
          ['begun', last.current],
        ],
      }),
    saved(text: string) {
      last.current = text
      forget()
    },
  }
}

interface UnsavedReplyOptions {
  draft: { kept: Pick<ReturnType<typeof useKeptDraft>, 'read' | 'forget'> }
  field: RefObject<HTMLTextAreaElement | null>
  /** Called when the unsaved text was put into the message. */
  onTaken(text: string): void
}

/**
 * A reply on this device that could not be saved: it is put into the message again, or offered if
 * another text has been saved since.
 */
export function useUnsavedReply({ draft: { kept }, field, onTaken }: UnsavedReplyOptions) {
  const [found, setFound] = useState<{ at: number; offered?: string }>()
  const put = (text: string) => {
    setText(field.current, text)
    onTaken(text)
  }
  const onOpen = useEffectEvent(() => {
    const { at, texts = [] } = kept.read() ?? {}
    const { message, begun = '' } = Object.fromEntries(texts)
    const now = field.current?.value ?? ''
    if (at === undefined || message === undefined || isSame(message, now)) return kept.forget()
    const isOlder = !now.trim() || isSame(now, begun)
    if (isOlder) put(message)
    setFound(isOlder ? { at } : { at, offered: message })
    return undefined
  })
  useEffect(() => onOpen(), [])
  return {
    found,
    /** Uses the unsaved text, or keeps the text in the message. */
    decide(isTaken: boolean) {
      if (isTaken && found?.offered !== undefined) put(found.offered)
      else kept.forget()
      setFound(undefined)
    },
  }
}

function setText(area: HTMLTextAreaElement | null, text: string) {
  if (area) area.value = text
}

/** The server normalises line ends. */
const isSame = (one: string, other: string) => plain(one) === plain(other)
const plain = (text: string) => withLineFeeds(text).trim()
