import type { ReactNode } from 'react'
import { chatLink } from '#app/root-data/chat.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'

interface ChatLinkProps {
  className?: string
  /** The first line of the message, where it is not the usual one. */
  message?: string | undefined
  /** The text of the link, where it is not the usual one. */
  children?: ReactNode
}

/**
 * The link to the external chat, which opens in a new tab with a first line in the page's language.
 */
export function ChatLink({ className, message, children }: ChatLinkProps) {
  const { words, chat } = useRootData()
  return (
    <a
      className={className}
      href={message ? chatLink(chat.phone, message) : chat.href}
      target="_blank"
      rel="noopener"
    >
      {children ?? words.chat.label}
      <span className="vh"> {words.chat.newTab}</span>
    </a>
  )
}
