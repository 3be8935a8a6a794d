import { useState } from 'react'
import { useNews } from '../news/use-news.ts'
import type { FrameData } from './frame-data.ts'

/**
 * The data of the bars, with the newest count of leads that wait for us, which the server pushes.
 */
export function useLiveCounts(frame: FrameData | undefined): FrameData | undefined {
  const news = useNews()
  // A message that arrived before the data was loaded is older than the data.
  const [before, setBefore] = useState({ frame, news })
  if (before.frame !== frame) setBefore({ frame, news })
  if (!frame || !news || news === before.news) return frame
  return { ...frame, counts: { ...frame.counts, leads: news.toDo } }
}
