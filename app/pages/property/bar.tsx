import { useLocation } from 'react-router'
import { SaveButton } from '#app/shortlist/save-button.tsx'
import type { PropertyWords } from './words.ts'

interface BarProps {
  home: { slug: string; title: string; price: string; ref: string }
  copy: PropertyWords['side']
}

/** On narrow screens, at the foot of the window: price, shortlist and the viewing. */
export function Bar({ home, copy }: BarProps) {
  const { pathname } = useLocation()
  return (
    <div className="bar no-print" role="group" aria-label={copy.label}>
      <p>
        {home.price}
        <small>{home.ref}</small>
      </p>
      <SaveButton slug={home.slug} about={home.title} id="save-bar" />
      <a className="btn" href={`${pathname}/viewing`}>
        {copy.viewing}
      </a>
    </div>
  )
}
