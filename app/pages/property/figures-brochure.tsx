import { useLocation } from 'react-router'
import { BrochureLink } from '#app/share/brochure-link.tsx'

/** The link to the brochure with the figures in the address. */
export function FiguresBrochure({ text }: { text: string }) {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  for (const name of ['ask', 'sent']) query.delete(name)
  const figures = query.size > 0 ? `?${query}` : ''
  return (
    <p className="grid part part--line no-print">
      <BrochureLink href={`${pathname}/brochure.pdf${figures}`}>{text}</BrochureLink>
    </p>
  )
}
