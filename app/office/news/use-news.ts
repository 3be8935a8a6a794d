import { createContext, useContext } from 'react'

/** The server's last message. */
export interface News {
  /** Leads that are ours to do, all open ones, and those that nobody has read. */
  toDo: number
  open: number
  unread: number
}

/** Provided by the office's frame; undefined until the server has told anything. */
export const NewsContext = createContext<News | undefined>(undefined)

/** The last message that the server sent by itself. */
export const useNews = () => useContext(NewsContext)
