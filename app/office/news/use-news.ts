import { createContext, useContext } from 'react'

/** The server's last message. */
export interface News {
  /** The number of leads that wait for us, of all open ones, and of unread ones. */
  toDo: number
  open: number
  unread: number
}

/** Provided by the office's frame; undefined until the server's first message. */
export const NewsContext = createContext<News | undefined>(undefined)

/** The last message that the server sent by itself. */
export const useNews = () => useContext(NewsContext)
