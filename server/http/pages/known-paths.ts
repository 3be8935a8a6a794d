import type { ServerBuild } from 'react-router'
import { withoutLanguage } from '../../language.ts'
import { pathPattern } from '../../shared/path-pattern.ts'

/** Whether a path belongs to the agency's office, whose existence is hidden from others. */
export const isOfficePath = (path: string): boolean =>
  /^\/office(?:$|[/.])/.test(withoutLanguage(path))

/**
 * Finds the id of the route of a path without running the router. All addresses without a route are
 * answered with one page from memory, so a flood of them costs little.
 */
export function createRouteOf(routes: ServerBuild['routes']): (path: string) => string | undefined {
  const exact = new Map<string, string>()
  const patterns: [pattern: RegExp, id: string][] = []
  for (const route of Object.values(routes)) {
    if (!route || (route.path === undefined && !route.index)) continue
    const path = `/${pathOf(routes, route.id)}`
    if (path.endsWith('*')) continue
    if (path.includes(':')) patterns.push([pathPattern(path), route.id])
    else exact.set(path, route.id)
  }
  return (path) => exact.get(path) ?? patterns.find(([pattern]) => pattern.test(path))?.[1]
}

/** The first segments of paths that belong to the backend, to files and to monitoring. */
const otherSegments =
  'health live ready metrics assets pictures rest auth v1 properties rpc delete_account signup token logout recover resend verify user settings factors .well-known jwks.json'

/** The fixed segments of all paths of the site. */
export const pathSegments = (routes: ServerBuild['routes']): ReadonlySet<string> =>
  new Set([
    ...otherSegments.split(' '),
    ...Object.values(routes).flatMap(
      (route) => route?.path?.split('/').filter((segment) => !/[:*]/.test(segment)) ?? [],
    ),
  ])

/** The whole path of a route: the paths of its parents and its own. */
function pathOf(routes: ServerBuild['routes'], id: string | undefined): string {
  const route = id === undefined ? undefined : routes[id]
  if (!route) return ''
  return [pathOf(routes, route.parentId), route.path].filter(Boolean).join('/')
}
