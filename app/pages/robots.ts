import { siteContext } from '#app/context.ts'
import { fileResponse } from '#app/feeds/file-response.ts'
import type { Route } from './+types/robots.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(siteContext).config
  return fileResponse(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`, 'text/plain')
}
