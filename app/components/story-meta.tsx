import type { ReactNode } from 'react'

interface StoryMetaProps {
  category: string
  date: string
  /** `2026-02-10`. */
  isoDate: string
  /** Set large, above an article, instead of small, on a card. */
  large?: boolean
  children?: ReactNode
}

/** What an article is about and when it appeared, in one line. */
export function StoryMeta({ category, date, isoDate, large = false, children }: StoryMetaProps) {
  return (
    <p className={large ? 'article__meta' : 'article__meta small'}>
      <span>{category}</span>
      <time dateTime={isoDate}>{date}</time>
      {children}
    </p>
  )
}
