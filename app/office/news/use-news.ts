import { createContext, useContext } from 'react'
import type { LiveIssue } from '#server/newsletter/issues/issue.ts'

/** The server's last message. */
export interface News {
  /** The number of leads that wait for us, of all open ones, and of unread ones. */
  toDo: number
  open: number
  unread: number
  /** The newsletters that are being sent. */
  issues: readonly LiveIssue[]
  /** The ids of e-mails about leads that are waiting to be sent. */
  waiting: readonly string[]
}

/** Provided by the office's frame; undefined until the server's first message. */
export const NewsContext = createContext<News | undefined>(undefined)

/** The last message that the server pushed. */
export const useNews = () => useContext(NewsContext)
