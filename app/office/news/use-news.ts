import { createContext, useContext } from 'react'

/** What the server told last. */
export interface News {
  /** Leads that are ours to do, and those that nobody has read. */
  toDo: number
  unread: number
}

/** Provided by the office's frame; undefined until the server has told anything. */
export const NewsContext = createContext<News | undefined>(undefined)

/** What the server told last, by itself. */
export const useNews = () => useContext(NewsContext)
