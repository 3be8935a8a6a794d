import { Link, useLocation } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { pathIn } from '#server/language.ts'
import { sections } from '../sections.ts'
import type { OfficeWords } from '../words.ts'
import type { FrameData } from './frame-data.ts'
import { isCurrent } from './is-current.ts'
import { SectionCount } from './section-count.tsx'

interface BottomNavigationProps {
  words: OfficeWords
  counts: FrameData['counts'] | undefined
}

/** The number of sections in the bar at the bottom of a phone, besides More. */
const sectionsInBar = 4

/** The bar at the bottom of a phone, with the sections. */
export function BottomNavigation({ words, counts }: BottomNavigationProps) {
  const { language } = useRootData()
  const { pathname } = useLocation()
  const link = ({ path, label, count }: (typeof sections)[number]) => (
    <Link
      key={path}
      to={pathIn(language, `/office/${path}`)}
      aria-current={isCurrent(pathname, path) ? 'page' : undefined}
    >
      {words[label]} {count && <SectionCount words={words} count={counts?.[count]} />}
    </Link>
  )
  const rest = sections.slice(sectionsInBar)
  return (
    <nav className="bottom-nav" aria-label={words.moreSections}>
      {sections.slice(0, sectionsInBar).map(link)}
      {rest.length > 0 && (
        <>
          <button type="button" popoverTarget="more">
            {words.more}
          </button>
          <div className="menu menu--foot" id="more" popover="auto">
            <ul className="menu__list">
              {rest.map((section) => (
                <li key={section.path}>{link(section)}</li>
              ))}
            </ul>
          </div>
        </>
      )}
    </nav>
  )
}
