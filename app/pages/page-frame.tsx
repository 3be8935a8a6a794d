import { Outlet } from 'react-router'
import { ErrorPage } from '#app/problem/error-page.tsx'
import { frameHeaders } from '#app/sessions/refusal-init.ts'
import { Pending } from '#app/shell/pending.tsx'
import { Shell } from '#app/shell/shell.tsx'
import type { Route } from './+types/page-frame.ts'

export const headers = frameHeaders

/**
 * The frame of every page. It is a separate route below the root, so that error pages have the
 * root's texts too.
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
