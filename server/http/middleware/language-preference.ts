import { setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { parse } from 'hono/utils/cookie'
import { isRead } from '../../page-cache/ready-response.ts'
import { day, second } from '../../shared/time/durations.ts'

/** How long the choice of language is remembered, in seconds. */
const lifetime = (365 * day) / second

/** Whether the cookies say that the visitor chose Spanish; then `/` leads to `/es`. */
export const prefersSpanish = (cookies: string): boolean => parse(cookies, 'lang').lang === 'es'

/**
 * Stores the language that a visitor chose with the header's switch, whose link has the parameter
 * `?lang=`, for a year, and redirects to the address without the parameter. Only `/` reads the
 * stored choice, so every other address shows the same page to everybody.
 */
export const languagePreference = (secure: boolean) =>
  createMiddleware(async (c, next) => {
    if (!isRead(c.req.method)) return next()
    const url = new URL(c.req.url)
    const chosen = url.searchParams.get('lang')
    if (chosen === 'en' || chosen === 'es') {
      setCookie(c, 'lang', chosen, {
        path: '/',
        maxAge: lifetime,
        sameSite: 'Lax',
        secure,
        // A script of the page reads the cookie: it offers the other language only where none was
        // chosen.
        httpOnly: false,
      })
      url.searchParams.delete('lang')
      c.header('Cache-Control', 'no-store')
      return c.redirect(url.pathname.replace(/^\/+/, '/') + url.search, 303)
    }
    if (url.pathname !== '/') return next()
    if (prefersSpanish(c.req.header('Cookie') ?? '')) {
      c.header('Vary', 'Cookie')
      c.header('Cache-Control', 'no-cache')
      return c.redirect(`/es${url.search}`, 302)
    }
    return next()
  })
