import { Form, Link, useLocation, useSearchParams } from 'react-router'
import monogram from '#app/drawings/monogram.svg?url'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { pathIn, withoutLanguage } from '#server/language.ts'
import { Connected } from '../device/connection-message.tsx'
import { Keys } from '../keys/keys.tsx'
import { sections } from '../sections.ts'
import type { OfficeWords } from '../words.ts'
import type { FrameData } from './frame-data.ts'
import { isCurrent } from './is-current.ts'
import { MemberMenu } from './member-menu.tsx'
import { SectionCount } from './section-count.tsx'

interface BarProps {
  words: OfficeWords
  frame: FrameData | undefined
}

/** The bar; its lower edge is the horizon of the page. */
export function TopBar({ words, frame }: BarProps) {
  const { language } = useRootData()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  return (
    <header className="bar">
      <Link className="bar__home" to={pathIn(language, '/office/leads')}>
        <img src={monogram} alt={words.brand} width="28" height="28" />
        {words.office}
      </Link>
      <nav aria-label={words.sections}>
        <ul className="bar__nav ticked">
          {sections.map(({ path, label, count }) => (
            <li key={path}>
              <Link
                to={pathIn(language, `/office/${path}`)}
                aria-current={isCurrent(pathname, path) ? 'page' : undefined}
              >
                {words[label]}{' '}
                {count && <SectionCount words={words} count={frame?.counts[count]} />}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="bar__end">
        <Connected />
        <Form className="find" role="search" action={pathIn(language, '/office/leads')}>
          <label className="vh" htmlFor="find">
            {words.searchLabel}
          </label>
          <input
            id="find"
            name="q"
            type="search"
            placeholder={words.search}
            autoComplete="off"
            defaultValue={search.get('q') ?? ''}
            key={search.get('q')}
          />
          <kbd aria-hidden="true">/</kbd>
        </Form>
        <Link
          className="bar__tool bar-narrow"
          to={{ pathname: pathIn(language, '/office/leads'), hash: 'search' }}
        >
          {words.search}
        </Link>
        <Keys />
        <Languages label={words.language} />
        {frame && <MemberMenu words={words} member={frame.member} />}
      </div>
    </header>
  )
}

function Languages({ label }: { label: string }) {
  const { language } = useRootData()
  const { pathname, search } = useLocation()
  const path = withoutLanguage(pathname)
  return (
    <div className="lang bar-wide" role="group" aria-label={label}>
      {languages.map(({ code, name }) => (
        <a
          key={code}
          href={pathIn(code, path) + search}
          lang={code}
          hrefLang={code}
          aria-current={code === language ? 'true' : undefined}
          aria-label={`${code.toUpperCase()}, ${name}`}
        >
          {code.toUpperCase()}
        </a>
      ))}
    </div>
  )
}

const languages = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
] as const
