import { Link } from 'react-router'
import { pathIn } from '#server/language.ts'
import { Arrow } from '#app/components/arrow.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import type { PropertyWords } from './words.ts'

/** Links to all apartments and to all homes. */
export function MoreHomes({ copy }: { copy: PropertyWords['more'] }) {
  const { language } = useRootData()
  return (
    <nav className="grid prop-next no-print" aria-label={copy.label}>
      <Link to={pathIn(language, '/property-types/apartments')}>
        <span>{copy.apartments}</span>
        <Arrow />
      </Link>
      <Link to={pathIn(language, '/properties')}>
        <span>{copy.properties}</span>
        <Arrow />
      </Link>
    </nav>
  )
}
