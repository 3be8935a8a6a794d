import { useState } from 'react'
import { useNews } from '../news/use-news.ts'
import type { FrameData } from './frame-data.ts'

/** The data of the bars, with the leads that wait for us as the server last told by itself. */
export function useLiveCounts(frame: FrameData | undefined): FrameData | undefined {
  const news = useNews()
  // A message from before the data was loaded is older than the data.
  const [before, setBefore] = useState({ frame, news })
  if (before.frame !== frame) setBefore({ frame, news })
  if (!frame || !news || news === before.news) return frame
  return { ...frame, counts: { ...frame.counts, leads: news.toDo } }
}
