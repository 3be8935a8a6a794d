import { Link as RouterLink, type LinkProps, useLocation } from 'react-router'
import { savesData } from './saves-data.ts'

/**
 * A link to a page of this site. Once scripts run, pointing at it or focusing it prefetches the
 * page's data; before that, the browser prefetches by the rules in
 * server/http/pages/prefetch-rules.ts. Neither happens with Save-Data.
 */
export function Link({ to, ...props }: LinkProps) {
  const { search } = useLocation()
  // The router would drop the page's query from a link to an anchor on the same page.
  const within = typeof to === 'string' && to.startsWith('#')
  const target = within ? { search, hash: to } : to
  return <RouterLink prefetch={savesData() ? 'none' : 'intent'} to={target} {...props} />
}
