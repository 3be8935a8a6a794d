import { useLocation } from 'react-router'
import { Arrow } from '#app/components/arrow.tsx'

/** The brochure with the figures that are in the address. */
export function FiguresBrochure({ text }: { text: string }) {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  for (const name of ['ask', 'sent']) query.delete(name)
  const figures = query.size > 0 ? `?${query}` : ''
  return (
    <p className="grid part part--line no-print">
      <a className="go" href={`${pathname}/brochure.pdf${figures}`}>
        <span>{text}</span> <Arrow />
      </a>
    </p>
  )
}
