import { useRouteLoaderData } from 'react-router'
import type { RootData } from './load-root-data.ts'

/**
 * The texts and data that every page has, from the root loader.
 * @throws when used outside the root route.
 */
export function useRootData(): RootData {
  const data = useRouteLoaderData<RootData>('root')
  if (!data) throw new Error('The root loader gave no data')
  return data
}
