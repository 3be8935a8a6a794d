import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import type { LeadData } from './load.ts'
import { leadPageWords } from './words.ts'

/** A note about colleagues who have also begun a reply to this lead. */
export function ColleaguesNote({ composer: { drafts } }: Pick<LeadData, 'composer'>) {
  const { language } = useRootData()
  const { colleague } = leadPageWords[language].composer
  if (drafts.length === 0) return null
  return (
    <div className="note" role="status">
      {drafts.map(({ who, when }) => (
        <p className="small" key={who}>
          {insert(colleague, { who, when })}
        </p>
      ))}
    </div>
  )
}
