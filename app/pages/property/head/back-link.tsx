import { ArrowLink } from '#app/components/arrow-link.tsx'
import { useLastSearch } from '#app/recent/last-search.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { pathIn } from '#server/language.ts'
import type { PropertyWords } from '../words.ts'

interface BackLinkProps {
  copy: Pick<PropertyWords, 'back' | 'backToSearch' | 'backToFound'>
  /** The slug of the home, to whose card the link leads if this tab has shown the list. */
  slug: string
}

/**
 * The link back to the list, with the filter that this tab has shown last and what it found; the
 * page's first script supplies them.
 */
export function BackLink({ copy, slug }: BackLinkProps) {
  const { language } = useRootData()
  const { search, found } = useLastSearch(language)
  const card = `#home-${slug}`
  return (
    <ArrowLink
      back
      to={pathIn(language, '/properties') + (search === undefined ? '' : search + card)}
      data-back-to-search={copy.backToSearch}
      data-back-to-found={copy.backToFound}
      data-card={card}
      suppressHydrationWarning
    >
      {search ? textOf(found, copy) : copy.back}
    </ArrowLink>
  )
}

const textOf = (found: string, copy: BackLinkProps['copy']) =>
  found ? insert(copy.backToFound, { found }) : copy.backToSearch
