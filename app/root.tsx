import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError } from 'react-router'
import { languageOf } from '#server/language.ts'
import type { Route } from './+types/root.ts'
import { Problem } from './problem/problem.tsx'
import problemStyles from './problem/problem.css?url'
import { loadShell } from './shell/load-shell.ts'
import { Pending } from './shell/pending.tsx'
import { Shell } from './shell/shell.tsx'
import { useShell } from './shell/use-shell.ts'
import serif from './styles/fonts/ibarra-real-nova-var.woff2?url'
import sans from './styles/fonts/rosario-var.woff2?url'
import { ToastProvider } from './toast/toast.tsx'

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'preload', href: serif, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: sans, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

export const loader = (args: Route.LoaderArgs) => loadShell(args)

/** The words do not change while one walks about in a language, and forms change nothing here. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  languageOf(currentUrl.pathname) !== languageOf(nextUrl.pathname)

export function Layout({ children }: { children: ReactNode }) {
  const { language, sent } = useShell()
  const failed = useRouteError() !== undefined
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f6f8f6" />
        <Meta />
        <Links />
        {failed && <link rel="stylesheet" href={problemStyles} />}
      </head>
      <body>
        <ToastProvider sent={sent}>
          <Shell>{children}</Shell>
        </ToastProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return (
    <Pending>
      <Outlet />
    </Pending>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Problem error={error} />
}
