import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useNews } from '#app/office/news/use-news.ts'
import type { NewsletterData } from './load.ts'

/**
 * A newsletter's screen, updated with the progress that the server has pushed since it was loaded.
 */
export function useLiveIssue<Loaded extends NewsletterData>(loaded: Loaded): Loaded {
  const { issue } = loaded
  const news = useNews()?.issues.find(({ id }) => id === issue.id)
  // A message that arrived before the screen was loaded is older than the screen.
  const [base, setBase] = useState({ issue, news })
  if (base.issue !== issue) setBase({ issue, news })
  const live = base.news === news ? undefined : news
  const { revalidate } = useRevalidator()
  const hasEnded = live?.state === 'sent' && issue.state !== 'sent'
  useEffect(() => {
    // The pushed messages do not contain the time of sending.
    if (hasEnded) void revalidate()
  }, [hasEnded, revalidate])
  if (!live || issue.state === 'draft') return loaded
  const { state, readers, sent, unsent } = live
  return {
    ...loaded,
    issue: { ...issue, state },
    isStarting: loaded.isStarting && state === 'scheduled',
    progress: { readers, sent, unsent },
  }
}
