import { Link as RouterLink, type LinkProps } from 'react-router'
import { savesData } from './saves-data.ts'

/**
 * A link to a page of ours. Once scripts run, pointing at it or focusing it fetches the page's data
 * ahead; before, the browser does so by the rules in server/http/pages/prefetch-rules.ts. Not with
 * Save-Data.
 */
export const Link = (props: LinkProps) => (
  <RouterLink prefetch={savesData() ? 'none' : 'intent'} {...props} />
)
