import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useNews } from '#app/office/news/use-news.ts'
import { hasLeft } from './has-left.ts'
import type { LeadData } from './load.ts'

/** Loads a lead's page again once one of its e-mails has left the outbox. */
export function useDelivery(lead: Pick<LeadData, 'timeline' | 'loadedAt'>): void {
  const { timeline } = lead
  const news = useNews()
  // A message from before the page was loaded says nothing about this page's e-mails.
  const [before, setBefore] = useState({ timeline, news })
  if (before.timeline !== timeline) setBefore({ timeline, news })
  const { revalidate } = useRevalidator()
  const isLeft = news !== undefined && news !== before.news && hasLeft(lead, news.waiting)
  useEffect(() => {
    if (isLeft) void revalidate()
  }, [isLeft, revalidate])
}
