import { Link } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { pathIn } from '#server/language.ts'
import { leadWords } from './words.ts'

/** Links to the leads as a list and as a board. */
export function Views({ current }: { current: 'list' | 'board' }) {
  const { language } = useRootData()
  const { views } = leadWords[language]
  return (
    <div className="seg" role="group" aria-label={views.label}>
      <Link
        to={pathIn(language, '/office/leads')}
        aria-current={current === 'list' ? 'true' : undefined}
      >
        {views.list}
      </Link>
      <Link
        to={pathIn(language, '/office/leads/board')}
        aria-current={current === 'board' ? 'true' : undefined}
      >
        {views.board}
      </Link>
    </div>
  )
}
