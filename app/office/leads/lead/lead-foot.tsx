import { Link, useLocation } from 'react-router'
import { Arrow } from '#app/components/arrow.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { pathIn } from '#server/language.ts'
import { ConfirmViewing } from './confirm-viewing.tsx'
import type { LeadData } from './load.ts'
import { leadPageWords } from './words.ts'

/** The most frequent actions on a lead, at the foot of a phone. */
export function LeadFoot({ lead }: { lead: LeadData }) {
  const { language } = useRootData()
  const words = leadPageWords[language]
  const { search } = useLocation()
  const { id, side, canArrange } = lead
  return (
    <div className="lead__foot phone-only">
      <ConfirmViewing lead={lead} className="acts lead__confirm" />
      <Link className="btn btn--go" to={{ search, hash: 'reply' }} preventScrollReset>
        {words.reply} <Arrow />
      </Link>
      {side.dialled && (
        <a className="btn" href={`tel:${side.dialled}`}>
          {words.call}
        </a>
      )}
      {canArrange && (
        <Link className="btn" to={pathIn(language, `/office/viewings/new?lead=${id}`)}>
          {words.arrange}
        </Link>
      )}
    </div>
  )
}
