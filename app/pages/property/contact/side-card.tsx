import { useLocation } from 'react-router'
import { useViewingPath } from '#app/buying/use-figures.ts'
import { enquiryId } from '#app/catalogue/enquiry-id.ts'
import type { propertyView } from '#app/catalogue/property-view.ts'
import type { ViewingAlternative } from '#app/catalogue/viewing-alternative.ts'
import { Arrow } from '#app/components/arrow.tsx'
import { FoldedList } from '#app/components/folded-section.tsx'
import { TelephoneLink } from '#app/leads/telephone-link.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { BrochureLink } from '#app/share/brochure-link.tsx'
import { ShareLink } from '#app/share/share-link.tsx'
import { SaveButton } from '#app/shortlist/save-button.tsx'
import { insert } from '#app/words.ts'
import type { PropertyWords } from '../words.ts'
import type { NextFreeView } from './next-free-view.ts'
import { NextFree } from './next-free.tsx'

interface SideCardProps {
  home: ReturnType<typeof propertyView>
  copy: PropertyWords
  /** Replaces the link to a viewing if the home cannot be viewed. */
  instead: ViewingAlternative | undefined
  /** What a viewing consists of while the home is being built. */
  siteVisit: string | undefined
  /** When the home can be viewed; undefined if it cannot be viewed. */
  nextFree: NextFreeView | undefined
  /**
   * The home's cost with taxes and fees, in words: the text of a link to the section; undefined for
   * a home to let.
   */
  allIn: string | undefined
  /** A link to a chat whose first line names the home. */
  chat: string
}

/**
 * Price, viewing, shortlist, brochure, contact links and details, beside the pictures and the
 * description.
 */
export function SideCard({ home, copy, instead, siteVisit, nextFree, allIn, chat }: SideCardProps) {
  const {
    words,
    chat: { hours },
  } = useRootData()
  const { pathname } = useLocation()
  const toViewing = useViewingPath(home.slug)
  const { side } = copy
  return (
    <aside className="prop-side sheet__side" aria-label={side.label}>
      <div className="sidecard">
        <p className="sidecard__price">{home.price}</p>
        {allIn && (
          <p className="small">
            <a href="#costs">{allIn}</a>
          </p>
        )}
        {home.reduced && <p className="small slate">{home.reduced}</p>}
        {instead && <p className="sidecard__state">{instead.note}</p>}
        <div className="acts no-print">
          <a className="btn btn--wide" href={instead?.href ?? toViewing}>
            {instead?.action ?? side.viewing} <Arrow />
          </a>
          <div className="acts__row">
            <SaveButton slug={home.slug} about={home.title} id="save" line />
            <ShareLink title={home.title} line />
          </div>
        </div>
        {nextFree && <NextFree view={nextFree} />}
        {!instead && siteVisit && <p className="small slate">{siteVisit}</p>}
        <p className="sheet__links no-print">
          <BrochureLink href={`${pathname}/brochure.pdf`}>{side.brochure}</BrochureLink>
        </p>
        <p className="small slate no-print">
          {side.help} <a href={`#${enquiryId}`}>{side.write}</a>,{' '}
          <a href={chat} target="_blank" rel="noopener">
            {side.chat}
            <span className="vh"> {words.chat.newTab}</span>
          </a>{' '}
          {side.call} <TelephoneLink />. {hours && insert(side.hours, { hours })}
        </p>
        <FoldedList summary={side.details}>
          <dl className="details small">
            {home.details.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </FoldedList>
        {home.taxes && <p className="small slate">{home.taxes}</p>}
      </div>
    </aside>
  )
}
