import { Outlet } from 'react-router'
import { Problem } from '#app/problem/problem.tsx'
import { Pending } from '#app/shell/pending.tsx'
import { Shell } from '#app/shell/shell.tsx'
import type { Route } from './+types/frame.ts'

/**
 * The frame of every page. A route of its own below the root, so that the root's texts are there
 * for an error page too.
 */
export default function Frame() {
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
      <Problem error={error} />
    </Shell>
  )
}
