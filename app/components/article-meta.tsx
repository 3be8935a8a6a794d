import type { ReactNode } from 'react'

interface ArticleMetaProps {
  category: string
  date: string
  /** `2026-02-10`. */
  isoDate: string
  /** The size for the head of an article; otherwise that for a card. */
  large?: boolean
  children?: ReactNode
}

/** An article's category and date, in one line. */
export function ArticleMeta({
  category,
  date,
  isoDate,
  large = false,
  children,
}: ArticleMetaProps) {
  return (
    <p className={large ? 'article__meta' : 'article__meta small'}>
      <span>{category}</span>
      <time dateTime={isoDate}>{date}</time>
      {children}
    </p>
  )
}
