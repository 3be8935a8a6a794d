import { Children, type ReactNode, Suspense } from 'react'

/**
 * A part of a page that React hydrates separately: a press in it waits for this part and not for
 * the whole page. Nothing in it may suspend, because it has no fallback.
 */
export const HydrationBoundary = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={null}>{children}</Suspense>
)

/** Puts each child that shows something into a {@link HydrationBoundary} of its own. */
export const HydrationBoundaries = ({ children }: { children: ReactNode }) =>
  Children.map(children, (child) => child && <HydrationBoundary>{child}</HydrationBoundary>)
