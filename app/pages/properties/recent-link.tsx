import { Link } from '#app/components/link.tsx'
import { parseRecent, useRecentText } from '#app/recent/recent-homes.ts'
import { recentId, words } from '#app/recent/words.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'

/** Leads down to the homes that the visitor viewed last, if there are any. */
export function RecentLink() {
  const { language } = useRootData()
  const text = useRecentText()
  if (parseRecent(text ?? null).length === 0) return null
  return <Link to={`#${recentId}`}>{words[language].title}</Link>
}
