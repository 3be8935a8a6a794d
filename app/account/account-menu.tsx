import { useLocation } from 'react-router'
import { Link } from '#app/components/link.tsx'
import { useHideOnNavigation } from '#app/components/use-hide-on-navigation.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { pathIn, withoutLanguage } from '#server/language.ts'
import { useAuth } from './auth.tsx'
import { SignOut } from './sign-out.tsx'

const menuId = 'account'

/** The header's link to sign in or, for a signed-in user, the button of the account menu. */
export function AccountMenuButton() {
  const { words } = useRootData()
  if (!useAuth().user) return <SignInLink className="only-wide" />
  return (
    <button type="button" className="account only-wide" popoverTarget={menuId}>
      {words.account.open}
      <svg className="chev" viewBox="0 0 12 8" aria-hidden="true">
        <path d="M1 1.5l5 5 5-5" />
      </svg>
    </button>
  )
}

/** The account menu: a native popover. */
export function AccountMenu() {
  const { language, words } = useRootData()
  const { user } = useAuth()
  const menu = useHideOnNavigation<HTMLElement>()
  if (!user) return null
  return (
    <nav
      ref={menu}
      className="drop no-print"
      id={menuId}
      popover="auto"
      aria-label={words.account.open}
    >
      <p className="drop__who small">
        <span className="slate">{words.account.who}</span>
        <br />
        {user.email}
      </p>
      <ul>
        <li>
          <Link to={pathIn(language, '/profile')}>{words.account.profile}</Link>
        </li>
        <li>
          <SignOut />
        </li>
      </ul>
    </nav>
  )
}

/** The account links at the bottom of the mobile menu. */
export function MobileAccountLinks() {
  const { language, words } = useRootData()
  const { user } = useAuth()
  if (!user) return <SignInLink />
  return (
    <>
      <Link to={pathIn(language, '/profile')}>{words.account.profile}</Link>
      <SignOut className="plain" />
    </>
  )
}

function SignInLink({ className }: { className?: string }) {
  const { language, words } = useRootData()
  const here = withoutLanguage(useLocation().pathname) === '/login'
  return (
    <Link
      className={className}
      to={pathIn(language, '/login')}
      aria-current={here ? 'page' : undefined}
    >
      {words.account.signIn}
    </Link>
  )
}
