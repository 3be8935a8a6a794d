import { useLocation } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { pathIn } from '#server/language.ts'
import { figuresQuery } from './reader-figures.ts'

/** The query with the figures that the reader has put into the home's address. */
export const useFigures = (): string => figuresQuery(new URLSearchParams(useLocation().search))

/** The address at which a home's viewing is arranged, with the reader's figures. */
export function useViewingPath(slug: string): string {
  const { language } = useRootData()
  return pathIn(language, `/properties/${slug}/viewing`) + useFigures()
}
