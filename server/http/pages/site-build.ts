import type { RouterContext, ServerBuild } from 'react-router'
import type { SiteReads } from '../../page-cache/page-address.ts'
import type { SiteRequest } from '../../site.ts'
import { withScreenErrors } from './screen-errors.ts'

/**
 * The React Router build, with the context key under which its loaders find the site, and the
 * parameters that its pages read.
 */
export interface SiteBuild extends ServerBuild {
  entry: ServerBuild['entry'] & {
    module: { siteContext: RouterContext<SiteRequest>; siteReads: SiteReads }
  }
}

/** The build; in development a function that returns the latest build. */
export type BuildSource = SiteBuild | (() => Promise<SiteBuild>)

/** The current build. */
export const loadBuild = async (build: BuildSource): Promise<SiteBuild> =>
  typeof build === 'function' ? build() : build

/** The visitors' pages, or the pages of the agency's office. */
type BuildPart = 'public' | 'office'

/**
 * The build with the routes of one part only. To visitors a path of the office is therefore
 * unknown, and the list of routes that their browsers load contains none of the office's pages.
 */
export function partOf(build: BuildSource, part: BuildPart): BuildSource {
  return typeof build === 'function' ? async () => split(await build(), part) : split(build, part)
}

/** The routes of one part, by their ids in `app/routes.ts`. */
export const routesOf = <T>(routes: Record<string, T>, part: BuildPart): Record<string, T> =>
  Object.fromEntries(
    Object.entries(routes).filter(([id]) => id === 'root' || isOffice(id) === (part === 'office')),
  )

/**
 * The address of the office's list of routes, which `scripts/split-manifest.ts` writes beside the
 * visitors'.
 */
export const officeManifest = (url: string): string =>
  url.replace(/\/manifest-([^/]+)$/, '/office-manifest-$1')

const isOffice = (id: string) => /^(?:en|es)\/office(?:$|[/-])/.test(id)

function split(build: SiteBuild, part: BuildPart): SiteBuild {
  const { routes, assets } = build
  const url = part === 'office' ? officeManifest(assets.url) : assets.url
  const { siteContext } = build.entry.module
  const own = routesOf(routes, part)
  return {
    ...build,
    routes:
      part === 'office' ? withScreenErrors(own, (context) => context.get(siteContext).log) : own,
    assets: { ...assets, url, routes: routesOf(assets.routes, part) },
  }
}
