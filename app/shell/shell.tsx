import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { useShell } from './use-shell.ts'

/** Header, page, footer. */
export function Shell({ children }: { children: ReactNode }) {
  const { words } = useShell()
  return (
    <>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  )
}
