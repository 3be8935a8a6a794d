import { newAddress } from './accounts.ts'
import type { ServedSite } from './site.ts'

/** A browser without scripts, which stores cookies and sends them back. */
export interface Visitor {
  cookies: Map<string, string>
  get(path: string): Promise<Response>
  post(path: string, fields: Record<string, string> | URLSearchParams): Promise<Response>
}

/** @param userAgent its User-Agent header. */
export function visitorOf(site: ServedSite, userAgent = ''): Visitor {
  const cookies = new Map<string, string>()
  const address = newAddress()
  const headers = () => ({
    Origin: site.url,
    'User-Agent': userAgent,
    'X-Forwarded-For': address,
    Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  })
  const keep = (response: Response): Response => {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value && !line.includes('Max-Age=0')) cookies.set(name, value)
      else cookies.delete(name)
    }
    return response
  }
  return {
    cookies,
    get: async (path) => keep(await site.get(path, headers())),
    post: async (path, fields) => keep(await site.post(path, fields, headers())),
  }
}
