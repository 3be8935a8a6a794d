import { createContext } from 'react-router'
import type { SiteRequest } from '#server/site.ts'

/** Gives loaders and actions the site's services; the server sets it for each request. */
export const siteContext = createContext<SiteRequest>()
