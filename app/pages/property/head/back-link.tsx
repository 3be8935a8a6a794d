import { ArrowLink } from '#app/components/arrow-link.tsx'
import { useLastSearch } from '#app/recent/last-search.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { pathIn } from '#server/language.ts'
import type { PropertyWords } from '../words.ts'

interface BackLinkProps {
  copy: Pick<PropertyWords, 'back' | 'backToSearch'>
  /** The slug of the home, to whose card the link leads if this tab has shown the list. */
  slug: string
}

/**
 * The link back to the list, with the filter that this tab has shown last; the page's first script
 * supplies it.
 */
export function BackLink({ copy, slug }: BackLinkProps) {
  const { language } = useRootData()
  const search = useLastSearch()
  const card = `#home-${slug}`
  return (
    <ArrowLink
      back
      to={pathIn(language, '/properties') + (search === undefined ? '' : search + card)}
      data-back-to-search={copy.backToSearch}
      data-card={card}
      suppressHydrationWarning
    >
      {search ? copy.backToSearch : copy.back}
    </ArrowLink>
  )
}
