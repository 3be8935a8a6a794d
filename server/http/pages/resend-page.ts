import { hash } from 'node:crypto'
import { type Language, languageOf } from '../../language.ts'
import { Html, html } from '../../shared/text/html.ts'
import { contentSecurityPolicy } from '../middleware/security-headers.ts'
import { refusalHeaders } from './error-page.ts'

const words: Record<Language, { title: string; text: string; button: string }> = {
  en: {
    title: 'Please send it once more',
    text: 'More forms came from your network than we take at once. Yours has not been sent yet, but nothing that you typed is lost: please wait a few seconds and press the button.',
    button: 'Send again',
  },
  es: {
    title: 'Envíelo de nuevo, por favor',
    text: 'Han llegado desde su red más formularios de los que admitimos a la vez. El suyo aún no se ha enviado, pero no se ha perdido nada de lo que ha escrito: espere unos segundos y pulse el botón.',
    button: 'Volver a enviar',
  },
}

const styles =
  'body{margin:0;background:#f6f8f6;color:#0a2a32;font:1.0625rem/1.6 Rosario,Arial,sans-serif}' +
  'main{max-width:34rem;margin:auto;padding:5rem 1.25rem}' +
  "h1{margin:0 0 1.5rem;font:400 2.25rem/1.1 'Ibarra Real Nova','Times New Roman',serif}" +
  'button{min-height:2.75rem;margin-top:1rem;padding:.5rem 1.5rem;border:0;background:#0f4e59;color:#fff;font:inherit}'

const digest = `sha256-${hash('sha256', styles, 'base64')}`

/** More fields than any form of a visitor has. */
const maxFields = 100

/**
 * The answer to a form that was refused because its network sent too many: a page with all its
 * fields and a button that sends them again, so that no lead is lost silently.
 * @returns undefined for a form that makes no lead: it has no stamp, or it has a password.
 */
export async function resendPage(request: Request): Promise<Response | undefined> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded')) return undefined
  const fields = new URLSearchParams(await request.text())
  if (!fields.has('stamp') || fields.has('password') || fields.size > maxFields) return undefined
  const language = languageOf(new URL(request.url).pathname)
  const { title, text, button } = words[language]
  const inputs = [...fields].map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  )
  const page = html`<!DOCTYPE html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>${new Html(styles)}</style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${text}</p>
          <form method="post">${inputs}<button>${button}</button></form>
        </main>
      </body>
    </html>`
  return new Response(String(page), {
    status: 429,
    headers: {
      ...refusalHeaders[429],
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': contentSecurityPolicy([], { styles: [digest] }),
    },
  })
}
