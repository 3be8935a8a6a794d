import { useEffect, type ReactNode } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { toastOf, useToast } from '#app/toast/toast.tsx'
import { pathIn } from '#server/language.ts'

/**
 * The button that ends the session; the server answers with a whole page, whose toast confirms it.
 */
export function SignOut({ className, children }: { className?: string; children?: ReactNode }) {
  const { language, words } = useRootData()
  const { pathname } = useLocation()
  const fetcher = useFetcher<{ status: 'unanswered' }>()
  const showToast = useToast()
  const busy = fetcher.state !== 'idle'
  useEffect(() => {
    const toast = toastOf('signOutFailed', words.toast.sent)
    if (fetcher.data && toast) showToast(toast)
  }, [fetcher.data, showToast, words])
  return (
    <fetcher.Form
      className="sign-out"
      method="post"
      action={pathIn(language, '/sign-out')}
      defaultShouldRevalidate={false}
    >
      <input type="hidden" name="page" value={pathname} />
      <button className={busy ? `${className ?? ''} is-busy` : className} disabled={busy}>
        {busy ? words.account.signingOut : words.account.signOut} {!busy && children}
      </button>
    </fetcher.Form>
  )
}
