import { type RefObject, useEffect, useRef, useState } from 'react'
import { useKeptTexts } from '#app/office/device/use-kept-texts.ts'

/**
 * Keeps a reply on this device until it is saved.
 * @param path of the lead's screen.
 * @param begun the text that was saved last.
 */
export function useKeptDraft(path: string, begun: string) {
  const { keep, forget, read } = useKeptTexts(path)
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

interface KeptReplyOptions {
  draft: { kept: Pick<ReturnType<typeof useKeptDraft>, 'read' | 'forget'> }
  field: RefObject<HTMLTextAreaElement | null>
  /** The kept text is in the message again. */
  onTaken(text: string): void
}

/**
 * What this device has kept of a reply that could not be saved: it is in the message again, or
 * offered where another text has been saved since.
 */
export function useKeptReply({ draft: { kept }, field, onTaken }: KeptReplyOptions) {
  const [found, setFound] = useState<{ at: number; offered?: string }>()
  const put = (text: string) => {
    if (field.current) field.current.value = text
    onTaken(text)
  }
  useEffect(() => {
    const { at, texts = [] } = kept.read() ?? {}
    const { message, begun = '' } = Object.fromEntries(texts)
    const now = field.current?.value ?? ''
    if (at === undefined || message === undefined || isSame(message, now)) return kept.forget()
    const isOlder = !now.trim() || isSame(now, begun)
    if (isOlder) put(message)
    setFound(isOlder ? { at } : { at, offered: message })
    return undefined
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the lead is opened
  }, [])
  return {
    found,
    /** Takes the kept text, or leaves what is in the message. */
    decide(isTaken: boolean) {
      if (isTaken && found?.offered !== undefined) put(found.offered)
      else kept.forget()
      setFound(undefined)
    },
  }
}

/** The server normalises the ends of lines. */
const isSame = (one: string, other: string) => plain(one) === plain(other)
const plain = (text: string) => text.replace(/\r\n?/g, '\n').trim()
