import { ArrowLink } from '#app/components/arrow-link.tsx'
import { useLastSearch } from '#app/recent/last-search.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { pathIn } from '#server/language.ts'
import type { PropertyWords } from './words.ts'

interface BackLinkProps {
  copy: Pick<PropertyWords, 'back' | 'backToSearch'>
  /** The home, to whose card it leads. */
  slug: string
}

/**
 * Back to the list: with the filter that this tab has shown last, which the page learns from its
 * first script.
 */
export function BackLink({ copy, slug }: BackLinkProps) {
  const { language } = useRootData()
  const search = useLastSearch()
  return (
    <ArrowLink
      back
      to={`${pathIn(language, '/properties')}${search}#home-${slug}`}
      data-back-to-search={copy.backToSearch}
      suppressHydrationWarning
    >
      {search ? copy.backToSearch : copy.back}
    </ArrowLink>
  )
}
