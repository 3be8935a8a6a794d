import { createContext } from 'react-router'
import type { SiteRequest } from '#server/site.ts'

/** Where loaders and actions find the site they stand on; the server sets it for each request. */
export const siteContext = createContext<SiteRequest>()
