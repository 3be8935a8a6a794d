import { withoutLanguage } from '../../language.ts'

/**
 * Whether a request that changes something comes from our own pages (protection against cross-site
 * request forgery). Browsers state the origin in Sec-Fetch-Site, older ones in Origin. A client
 * that sends neither is not a browser, so it sends no cookies of a visitor.
 */
export function isSameOrigin(request: Request, siteUrl: string): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  if (site) return site === 'same-origin' || site === 'none'
  const origin = request.headers.get('Origin')
  if (!origin) return true
  return (
    origin === siteUrl ||
    (URL.canParse(origin) && new URL(origin).host === request.headers.get('Host'))
  )
}

/**
 * Whether a path takes the one-click unsubscription of RFC 8058. Mail clients post there from
 * anywhere. The token in the address authorises it; no other site knows the token, so a request
 * cannot be forged.
 */
export const isOneClick = (path: string): boolean =>
  ['/newsletter/unsubscribe', '/alerts/stop'].includes(withoutLanguage(path))
