import { Arrow } from '#app/components/arrow.tsx'
import { Link } from '#app/components/link.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { pathIn } from '#server/language.ts'
import type { PropertyWords } from '../words.ts'

interface MoreHomesProps {
  copy: PropertyWords['more']
  /** The link to the homes of this one's type. */
  type: { path: string; all: string }
}

/** Links to all homes of this one's type and to all homes. */
export function MoreHomes({ copy, type }: MoreHomesProps) {
  const { language } = useRootData()
  return (
    <nav className="grid prop-next no-print" aria-label={copy.label}>
      <Link to={pathIn(language, type.path)}>
        <span>{type.all}</span>
        <Arrow />
      </Link>
      <Link to={pathIn(language, '/properties')}>
        <span>{copy.properties}</span>
        <Arrow />
      </Link>
    </nav>
  )
}
