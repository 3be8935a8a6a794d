import { Link } from 'react-router'
import { ChatLink, Logo, useLanguageLink, useNavigationLinks } from './navigation.tsx'
import { useShell } from './shell.tsx'

/** The mobile menu: a native popover the size of the screen, closed by its button, by Escape, and by any of its links. */
export function Menu() {
  const { language, words } = useShell()
  const other = language === 'en' ? 'es' : 'en'
  return (
    <div className="menu" id="menu" popover="auto" role="dialog" aria-label={words.menu.open} onClick={closeAfterLink}>
      <div className="menu__bar">
        <Logo />
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
        <ChatLink />
        <a href={useLanguageLink(other)} lang={other} hrefLang={other}>
          {words.language.other}
        </a>
      </div>
    </div>
  )
}

function closeAfterLink(event: React.MouseEvent<HTMLDivElement>) {
  if (event.target instanceof Element && event.target.closest('a')) event.currentTarget.hidePopover()
}
