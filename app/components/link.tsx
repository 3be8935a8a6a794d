import { Link as RouterLink, type LinkProps, useLocation } from 'react-router'
import { savesData } from './saves-data.ts'

/**
 * A link to a page of ours. Once scripts run, pointing at it or focusing it fetches the page's data
 * ahead; before, the browser does so by the rules in server/http/pages/finish/prefetch-rules.ts.
 * Not with Save-Data.
 */
export function Link({ to, ...props }: LinkProps) {
  const { search } = useLocation()
  // The router leaves out the query of the page within which a link leads.
  const within = typeof to === 'string' && to.startsWith('#')
  const target = within ? { search, hash: to } : to
  return <RouterLink prefetch={savesData() ? 'none' : 'intent'} to={target} {...props} />
}
