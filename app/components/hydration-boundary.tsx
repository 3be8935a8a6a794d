import { Children, type ReactNode, Suspense } from 'react'

/**
 * A part of a page that React hydrates on its own: a press in it waits for this part alone, not for
 * the whole page. Nothing in it may suspend, because it has no fallback.
 */
export const HydrationBoundary = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={null}>{children}</Suspense>
)

/** Each child in a {@link HydrationBoundary} of its own. */
export const HydrationBoundaries = ({ children }: { children: ReactNode }) =>
  Children.map(children, (child) => <HydrationBoundary>{child}</HydrationBoundary>)
