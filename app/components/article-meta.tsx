import type { ReactNode } from 'react'

interface ArticleMetaProps {
  category: string
  date: string
  /** A date such as `2026-02-10`. */
  isoDate: string
  /** Whether the text has the size for the head of an article, instead of that for a card. */
  large?: boolean
  children?: ReactNode
}

/** The category and date of an article, on one line. */
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
