import { createContext } from 'react-router'
import type { SiteRequest } from '#server/site.ts'

/**
 * The context from which loaders and actions get the site's services; the server sets it for each
 * request.
 */
export const siteContext = createContext<SiteRequest>()
