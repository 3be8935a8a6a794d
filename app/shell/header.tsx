import { AccountMenu, AccountMenuButton } from '#app/account/account-menu.tsx'
import { Link } from '#app/components/link.tsx'
import { ChatLink } from '#app/leads/chat-link.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { otherLanguage } from '#server/language.ts'
import { Menu } from './menu.tsx'
import { Logo, ShortlistLink, useLanguageLink, useNavigationLinks } from './navigation.tsx'

/**
 * The header, fixed at the top: name, main navigation, shortlist, chat, language; on narrower
 * pages the name and "Menu" alone (app/styles/header.css).
 */
export function Header() {
  const { words } = useRootData()
  return (
    <>
      <LanguageOffer />
      <header className="header grid no-print">
        <div className="header__row">
          <Logo />
          <nav className="nav ticked" aria-label={words.nav.label}>
            {useNavigationLinks().map(({ to, label, current }) => (
              <Link key={to} to={to} aria-current={current ? 'page' : undefined}>
                {label}
              </Link>
            ))}
          </nav>
          <div className="tools">
            <ShortlistLink className="count" />
            <ChatLink className="chat" />
            <LanguageSwitch />
            <AccountMenuButton />
            <button type="button" className="only-narrow" popoverTarget="menu">
              {words.menu.open}
            </button>
          </div>
        </div>
      </header>
      <AccountMenu />
      <Menu />
    </>
  )
}

/**
 * Above the header, shown by server/http/pages/starter/offer-language.ts to browsers set to the
 * other language. Declining chooses the language of the page.
 */
function LanguageOffer() {
  const { language, words } = useRootData()
  const other = otherLanguage(language)
  return (
    <nav className="offer no-print" lang={other} aria-label={words.language.offerLabel}>
      <a href={useLanguageLink(other)} hrefLang={other}>
        {words.language.offer}
      </a>
      <a className="offer__close" href={useLanguageLink(language)}>
        {words.language.decline}
      </a>
    </nav>
  )
}

function LanguageSwitch() {
  const { language, words } = useRootData()
  const links = { en: useLanguageLink('en'), es: useLanguageLink('es') }
  return (
    <div className="lang only-wide" role="group" aria-label={words.language.label}>
      {(['en', 'es'] as const).map((one) => (
        <a
          key={one}
          href={links[one]}
          lang={one}
          hrefLang={one}
          aria-label={words.language[one]}
          aria-current={one === language ? 'true' : undefined}
        >
          {one.toUpperCase()}
        </a>
      ))}
    </div>
  )
}
