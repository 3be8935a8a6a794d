import { useRouteLoaderData } from 'react-router'
import type { ShellData } from './load-shell.ts'

/**
 * The texts and data that every page has, from the root loader.
 * @throws when used outside the root route.
 */
export function useShell(): ShellData {
  const data = useRouteLoaderData<ShellData>('root')
  if (!data) throw new Error('The root loader gave no data')
  return data
}
