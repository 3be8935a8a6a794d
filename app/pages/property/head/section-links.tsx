import type { PanoramaOpener } from '#app/panorama/use-panorama.tsx'
import type { PropertyWords } from '../words.ts'

interface SectionLinksProps {
  copy: PropertyWords['jump']
  /** Which of the optional sections the page contains. */
  has: { plan: boolean; sun: boolean; costs: boolean; like: boolean }
  /** Opens the 360° views, if there are any. */
  panorama: PanoramaOpener | undefined
}

/** Links to the sections of the page, below the pictures. */
export function SectionLinks({ copy, has, panorama }: SectionLinksProps) {
  const sections = [
    has.plan && (['plan', copy.plan] as const),
    ['where', copy.where] as const,
    has.sun && (['sun', copy.sun] as const),
    has.costs && (['costs', copy.costs] as const),
    has.costs && (['letting', copy.letting] as const),
    has.like && (['like', copy.like] as const),
  ].filter((one) => one !== false)
  return (
    <nav className="jump no-print" aria-label={copy.label}>
      {sections.map(([id, text]) => (
        <a key={id} href={`#${id}`}>
          {text}
        </a>
      ))}
      {panorama && <a {...panorama}>360°</a>}
    </nav>
  )
}
