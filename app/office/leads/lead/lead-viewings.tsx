import { useLocation } from 'react-router'
import { showRefusal } from '#app/office/viewings/refused-change.ts'
import { ChangeViewing } from '#app/office/viewings/viewing-actions.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import type { LeadAnswer } from './action.ts'
import { ConfirmViewing } from './confirm-viewing.tsx'
import type { LeadData } from './load.ts'

interface LeadViewingsProps {
  lead: LeadData
  answer: LeadAnswer | undefined
}

/** The active viewings of a lead, with forms to confirm, move or cancel each of them. */
export function LeadViewings({ lead, answer }: LeadViewingsProps) {
  const { language } = useRootData()
  const { pathname, search } = useLocation()
  const refusal = answer?.viewing
  const isShown = lead.openViewings.some(({ id }) => id === refusal?.id)
  return (
    <>
      {lead.openViewings.map((viewing) => (
        <div className="lead__viewing" key={viewing.id}>
          <span className="small">
            {viewing.when}, <span className="slate">{viewing.stateText}</span>
          </span>
          <ConfirmViewing lead={lead} only={viewing.id} className="acts wide-only" />
          <ChangeViewing
            viewing={viewing}
            days={lead.free}
            refused={viewing.id === refusal?.id ? showRefusal(refusal, language) : undefined}
            action={pathname + search}
          />
        </div>
      ))}
      {refusal && !isShown && (
        <p className="error" role="alert">
          {showRefusal(refusal, language).problem}
        </p>
      )}
    </>
  )
}
