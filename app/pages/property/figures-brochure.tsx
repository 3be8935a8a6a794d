import { useLocation } from 'react-router'
import { useFigures } from '#app/buying/use-figures.ts'
import { BrochureLink } from '#app/share/brochure-link.tsx'

/** The link to the brochure with the figures in the address. */
export function FiguresBrochure({ text }: { text: string }) {
  const { pathname } = useLocation()
  const figures = useFigures()
  return (
    <p className="grid part part--line no-print">
      <BrochureLink href={`${pathname}/brochure.pdf${figures}`}>{text}</BrochureLink>
    </p>
  )
}
