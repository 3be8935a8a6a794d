import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** What the root loader gives every page: its words, its language, and the agency's data. */
export type ShellData = Awaited<ReturnType<typeof loader>>

/** @throws when used outside the root route. */
export function useShell(): ShellData {
  const data = useRouteLoaderData<typeof loader>('root')
  if (!data) throw new Error('The root loader gave no data')
  return data
}

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
