import { Outlet } from 'react-router'
import { Problem } from '#app/problem/problem.tsx'
import { Pending } from '#app/shell/pending.tsx'
import { Shell } from '#app/shell/shell.tsx'
import type { Route } from './+types/frame.ts'

/** Header, footer and dialogs around every page. A route below the root, so that error pages have the root's data. */
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
