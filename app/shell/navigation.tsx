import { useLocation } from 'react-router'
import { Link } from '#app/components/link.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { shortlistPath } from '#app/shortlist/list.ts'
import { useShortlist } from '#app/shortlist/use-shortlist.ts'
import { type Language, pathIn, refusedPaths, withoutLanguage } from '#server/language.ts'
import wordmark from '../drawings/wordmark.svg?url'

/** The agency's name as a drawing, which links to the home page. */
export function Logo() {
  const { language, words } = useRootData()
  return (
    <Link className="logo" to={pathIn(language, '/')} aria-label={words.brand}>
      <svg className="wordmark" viewBox="0 0 249.6 36" aria-hidden="true" focusable="false">
        <use href={`${wordmark}#wordmark`} />
      </svg>
    </Link>
  )
}

/**
 * The links of the main navigation; the link of the current page or its section is marked
 * (docs/requirements/site.md#header-and-footer).
 */
export function useNavigationLinks(): { to: string; label: string; current: boolean }[] {
  const { language, words } = useRootData()
  const here = withoutLanguage(useLocation().pathname)
  return Object.entries(words.nav.items).map(([path, label]) => ({
    to: pathIn(language, path),
    label,
    current: here === path || here.startsWith(`${path}/`),
  }))
}

/**
 * The link to the same page in another language, including its filters and tokens; the server
 * remembers the choice.
 */
export function useLanguageLink(language: Language): string {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  // The toast for a sent form must not appear again in the other language.
  query.delete('sent')
  query.set('lang', language)
  const path = withoutLanguage(pathname)
  return `${pathIn(language, insteadOf[path] ?? path)}?${query}`
}

/**
 * An error page stands for many addresses, so its link leads to a page that exists in both
 * languages.
 */
const insteadOf: Record<string, string> = {
  [refusedPaths.page]: '/',
  [refusedPaths.home]: '/properties',
}

/**
 * The link to the shortlist with its number of homes, which a script reads from the visitor's
 * cookie; before hydration that is server/http/pages/starter/shortlist-state.ts.
 */
export function ShortlistLink({ className }: { className?: string }) {
  const { language, words } = useRootData()
  const n = useShortlist().length
  return (
    <Link className={className} to={shortlistPath(language)}>
      {words.shortlist.link}
      <span data-shortlist-count="" suppressHydrationWarning>
        {n > 0 ? ` (${n})` : ''}
      </span>
    </Link>
  )
}
