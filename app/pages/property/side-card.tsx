import { useLocation } from 'react-router'
import { Arrow } from '#app/components/arrow.tsx'
import { SaveButton } from '#app/shortlist/save-button.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import type { propertyView } from './view.ts'
import type { PropertyWords } from './words.ts'

interface SideCardProps {
  home: ReturnType<typeof propertyView>
  copy: PropertyWords
  /** A link to a chat whose first line names this home. */
  chat: string
}

/** Price, brochure, contact links and details, beside the description. */
export function SideCard({ home, copy, chat }: SideCardProps) {
  const { words } = useRootData()
  const { pathname } = useLocation()
  const { side } = copy
  return (
    <aside className="prop-side" aria-label={side.label}>
      <div className="sidecard">
        <div className="sidecard__row">
          <p className="sidecard__price">{home.price}</p>
          <SaveButton slug={home.slug} about={home.title} />
        </div>
        <a className="btn btn--wide no-print" href={`${pathname}/brochure.pdf`}>
          {side.brochure} <Arrow />
        </a>
        <p className="small slate">
          {side.help} <a href="#enquire">{side.write}</a> {side.or}{' '}
          <a href={chat} target="_blank" rel="noopener">
            {side.chat}
            <span className="vh"> {words.chat.newTab}</span>
          </a>
          .
        </p>
        <dl className="details small">
          {home.details.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="small slate">{home.taxes}</p>
      </div>
    </aside>
  )
}
