import { useLocation } from 'react-router'
import { Link } from '#app/components/link.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { shortlistPath } from '#app/shortlist/list.ts'
import { useShortlist } from '#app/shortlist/use-shortlist.ts'
import { type Language, pathIn, refusedPaths, withoutLanguage } from '#server/language.ts'
import wordmark from '../drawings/wordmark.svg?url'

/** The agency's name as a drawing, linked to the home page. */
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
 * The main navigation's links; the current page's, or its section's, is marked
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
 * The same page in a language, its filters and tokens included; choosing it is remembered by the
 * server.
 */
export function useLanguageLink(language: Language): string {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  // The toast of a form that was sent is not repeated in the other language.
  query.delete('sent')
  query.set('lang', language)
  const path = withoutLanguage(pathname)
  return `${pathIn(language, insteadOf[path] ?? path)}?${query}`
}

/** An error page is for many addresses, so it leads to a page that exists in both languages. */
const insteadOf: Record<string, string> = {
  [refusedPaths.page]: '/',
  [refusedPaths.home]: '/properties',
}

/**
 * The shortlist; with its number of homes, which script reads from the visitor's cookie: before the
 * page hydrates, that of server/http/pages/starter/shortlist-state.ts.
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

/** The external chat, in a new tab, with a first line in the page's language. */
export function ChatLink({ className }: { className?: string }) {
  const { words, chat } = useRootData()
  return (
    <a className={className} href={chat.href} target="_blank" rel="noopener">
      {words.chat.label}
      <span className="vh"> {words.chat.newTab}</span>
    </a>
  )
}
