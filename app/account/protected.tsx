import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { pathIn } from '#server/language.ts'
import { useAuth } from './auth.tsx'

/**
 * Shows its children to signed-in users and redirects everybody else to the sign-in page, as the
 * server's guard has done before.
 */
export function Protected({ children }: { children: ReactNode }) {
  const { user, loading } = useAuth()
  const { language, words } = useRootData()
  const { pathname } = useLocation()
  if (user) return children
  if (!loading) return <Navigate to={`${pathIn(language, '/login')}?next=${pathname}`} replace />
  return (
    <div className="grid section">
      <div className="loader" role="status">
        <span className="loader__line" aria-hidden="true" />
        <p>{words.pending.page}</p>
      </div>
    </div>
  )
}
