import { useEffect, useState, type ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { CardSkeletons } from '#app/catalogue/property-card.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { withoutLanguage } from '#server/language.ts'

/** How long a page may take before a loading message is shown, in milliseconds. */
const messageDelay = 200

/**
 * While the next page loads slowly, replaces the previous page by a loading message, and by three
 * empty cards where the home page is loading (docs/requirements/site.md#states).
 */
export function Pending({ children }: { children: ReactNode }) {
  const { state, location } = useNavigation()
  const { pathname } = useLocation()
  // A filter on the same page changes only its list.
  const path = state === 'loading' && location.pathname !== pathname ? location.pathname : undefined
  const [late, setLate] = useState<string>()
  useEffect(() => {
    if (!path) return
    const timer = setTimeout(() => setLate(path), messageDelay)
    return () => clearTimeout(timer)
  }, [path])
  return path && path === late ? <Loading path={withoutLanguage(path)} /> : children
}

function Loading({ path }: { path: string }) {
  const { words } = useRootData()
  return (
    <div className="grid section">
      <div className="loader" role="status">
        <span className="loader__line" aria-hidden="true" />
        <p>{path.startsWith('/properties/') ? words.pending.property : words.pending.page}</p>
      </div>
      {path === '/' && <CardSkeletons />}
    </div>
  )
}
