import type { BuildSource, SiteBuild } from './render-page.ts'

/** The visitors' pages, or the pages of the agency's office. */
export type BuildPart = 'public' | 'office'

/**
 * The build of one part. Neither part has the other's routes: to visitors a path of the office is
 * unknown, and the list of routes that their browsers load names none of its pages.
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
  return {
    ...build,
    routes: routesOf(routes, part),
    assets: { ...assets, url, routes: routesOf(assets.routes, part) },
  }
}
