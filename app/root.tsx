import { useEffect, type ReactNode } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { languageOf } from '#server/language.ts'
import type { Route } from './+types/root.ts'
import { loadRootData } from './root-data/load-root-data.ts'
import serif from './styles/fonts/ibarra-real-nova.woff2?url'
import sans from './styles/fonts/rosario.woff2?url'

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'preload', href: serif, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: sans, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

export const loader = (args: Route.LoaderArgs) => loadRootData(args)

/**
 * The texts stay the same within a language. A reload of the current page follows a sign-in or
 * sign-out in another tab, and needs the user again.
 */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  languageOf(currentUrl.pathname) !== languageOf(nextUrl.pathname) ||
  (defaultShouldRevalidate && !formMethod && currentUrl.href === nextUrl.href)

export function Layout({ children }: { children: ReactNode }) {
  const language = languageOf(useLocation().pathname)
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f6f8f6" />
        <link
          rel="manifest"
          href={language === 'es' ? '/site.es.webmanifest' : '/site.webmanifest'}
        />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  useEffect(() => {
    // From now on links prefetch their page's data themselves (app/components/link.tsx), and the
    // account listens to the other tabs (app/account/auth.tsx).
    document.querySelector('script[type=speculationrules]')?.remove()
    dispatchEvent(new Event('hydrated'))
  }, [])
  return <Outlet />
}

/**
 * This page is only for a failure of the shell: `pages/page-frame.tsx` shows every other error
 * inside the shell.
 */
export function ErrorBoundary() {
  return (
    <main>
      <h1>Unexpected Application Error!</h1>
    </main>
  )
}
