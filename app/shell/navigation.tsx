import { Link, useLocation } from 'react-router'
import { pathIn, withoutLanguage } from '#server/language.ts'
import wordmark from '../drawings/wordmark.svg?url'
import { useShell } from './use-shell.ts'

/** The name, drawn on its horizon; its crossbar runs in from the edge of the page. */
export function Logo() {
  const { language, words } = useShell()
  return (
    <Link className="logo" to={pathIn(language, '/')} aria-label={words.brand}>
      <svg className="wordmark" viewBox="0 0 249.6 36" aria-hidden="true" focusable="false">
        <use href={`${wordmark}#wordmark`} />
      </svg>
    </Link>
  )
}

/** The main navigation's links. The one whose path this is, or starts with, is marked (specification §2). */
export function useNavigationLinks(): { to: string; label: string; current: boolean }[] {
  const { language, words } = useShell()
  const here = withoutLanguage(useLocation().pathname)
  return Object.entries(words.nav.items).map(([path, label]) => ({
    to: pathIn(language, path),
    label,
    current: here === path || here.startsWith(`${path}/`),
  }))
}

/** The same page in a language, its filters and tokens included; choosing it is remembered by the server. */
export function useLanguageLink(language: 'en' | 'es'): string {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  // What was just sent has been said; the other language need not say it again.
  query.delete('sent')
  query.set('lang', language)
  return `${pathIn(language, withoutLanguage(pathname))}?${query}`
}

/** The external chat, in a new tab, with a first line in the page's language. */
export function ChatLink({ className }: { className?: string }) {
  const { words, chat } = useShell()
  return (
    <a className={className} href={chat.href} target="_blank" rel="noopener">
      {words.chat.label}
      <span className="vh"> {words.chat.newTab}</span>
    </a>
  )
}
