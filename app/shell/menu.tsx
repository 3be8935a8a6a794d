import { MobileAccountLinks } from '#app/account/account-menu.tsx'
import { Link } from '#app/components/link.tsx'
import { useHideOnNavigation } from '#app/components/use-hide-on-navigation.ts'
import { ChatLink } from '#app/leads/chat-link.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { otherLanguage, pathIn } from '#server/language.ts'
import { Logo, ShortlistLink, useLanguageLink, useNavigationLinks } from './navigation.tsx'

/**
 * The mobile menu: a native popover of the size of the screen, which its button, Escape and each of
 * its links close.
 */
export function Menu() {
  const { language, words } = useRootData()
  const menu = useHideOnNavigation<HTMLDivElement>()
  const other = otherLanguage(language)
  return (
    <div
      ref={menu}
      className="menu"
      id="menu"
      popover="auto"
      role="dialog"
      aria-label={words.menu.open}
    >
      <div className="menu__bar">
        <Logo />
        <a href={useLanguageLink(other)} lang={other} hrefLang={other}>
          {words.language.other}
        </a>
        <button type="button" className="plain" popoverTarget="menu" popoverTargetAction="hide">
          {words.menu.close}
        </button>
      </div>
      <nav aria-label={words.nav.label}>
        <ul>
          {useNavigationLinks().map(({ to, label, current }) => (
            <li key={to}>
              <Link to={to} aria-current={current ? 'page' : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="menu__foot">
        <ShortlistLink />
        <Link to={pathIn(language, '/buying-guide')}>{words.footer.guide}</Link>
        <Link to={pathIn(language, '/contact')}>{words.footer.details}</Link>
        <MobileAccountLinks />
        <ChatLink />
      </div>
    </div>
  )
}
