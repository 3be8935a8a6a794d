import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { useRevalidator } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { announceShortlist } from '#app/shortlist/use-shortlist.ts'
import { type AuthEvent, listen } from './events.ts'

interface Auth {
  /** The signed-in user. */
  user: { email: string } | undefined
  /** Whether the request to the server is pending. */
  loading: boolean
}

/** {@link AuthProvider} provides it; the gallery provides a user of its own. */
export const AuthContext = createContext<Auth | undefined>(undefined)

/**
 * The signed-in user, and whether the request for it is pending.
 * @throws outside an {@link AuthProvider}.
 */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}

/**
 * Provides the signed-in user. The page contains the user, and the server is asked again when the
 * page starts, when another tab reports an event, and when the tab becomes visible.
 */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { user } = useRootData()
  const [loading, setLoadingState] = useState(true)
  const { revalidate } = useRevalidator()
  const email = useRef(user?.email)
  useEffect(() => {
    email.current = user?.email
  }, [user])

  // Without a transition, a new context value makes React hydrate everything below it at once.
  const setLoading = useCallback(
    (next: boolean) => startTransition(() => setLoadingState(next)),
    [],
  )

  const onEvent = useCallback(
    async (event: AuthEvent) => {
      // Without a session there is nothing to check.
      if (event === 'INITIAL_SESSION' && !email.current) return setLoading(false)
      setLoading(true)
      try {
        const now = await signedInEmail()
        if (now !== email.current || event === 'USER_UPDATED') await revalidate()
      } catch (error) {
        console.error('Failed to check who is signed in', error)
      }
      setLoading(false)
    },
    [revalidate, setLoading],
  )

  useEffect(() => {
    const onReturn = () =>
      document.visibilityState === 'visible' && email.current && void onEvent('TOKEN_REFRESHED')
    const stopListening = listen((event) => void onEvent(event))
    document.addEventListener('visibilitychange', onReturn)
    void onEvent('INITIAL_SESSION')
    return () => {
      stopListening()
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [onEvent])

  const auth = useMemo(() => ({ user, loading }), [user, loading])
  return <AuthContext value={auth}>{children}</AuthContext>
}

/**
 * The e-mail address of the session's user, as the server reports it.
 * @throws when the server does not answer.
 */
async function signedInEmail(): Promise<string | undefined> {
  const response = await fetch('/account/status')
  announceShortlist()
  if (!response.ok) throw new Error(`status ${response.status}`)
  const status: unknown = await response.json()
  const email =
    typeof status === 'object' && status !== null && 'email' in status ? status.email : undefined
  return typeof email === 'string' ? email : undefined
}
