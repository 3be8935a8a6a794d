import type { ReactNode } from 'react'
import { AuthProvider } from '#app/account/auth.tsx'
import { HydrationBoundary } from '#app/components/hydration-boundary.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { ToastProvider } from '#app/toast/toast.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** The header, the page and the footer. */
export function Shell({ children }: { children: ReactNode }) {
  const { words, sent } = useRootData()
  return (
    <ToastProvider sent={sent}>
      <AuthProvider>
        <a className="skip" href="#main">
          {words.skip}
        </a>
        <HydrationBoundary>
          <Header />
        </HydrationBoundary>
        <main id="main" tabIndex={-1}>
          <HydrationBoundary>{children}</HydrationBoundary>
        </main>
        <HydrationBoundary>
          <Footer />
        </HydrationBoundary>
        <noscript>
          <link rel="stylesheet" href="/shortlist.css" />
        </noscript>
      </AuthProvider>
    </ToastProvider>
  )
}
