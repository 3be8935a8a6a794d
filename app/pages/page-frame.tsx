import { Outlet } from 'react-router'
import { ErrorPage } from '#app/problem/error-page.tsx'
import { Pending } from '#app/shell/pending.tsx'
import { Shell } from '#app/shell/shell.tsx'
import type { Route } from './+types/page-frame.ts'

/**
 * The frame of every page. A route of its own below the root, so that the root's texts are there
 * for an error page too.
 */
export default function PageFrame() {
  return (
    <Shell>
      <Pending>
        <Outlet />
      </Pending>
    </Shell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Shell>
      <ErrorPage error={error} />
    </Shell>
  )
}
