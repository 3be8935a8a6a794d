import { Link } from 'react-router'
import { arrangePath } from '#app/office/viewings/arrange-path.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import type { LeadData } from './load.ts'
import { leadPageWords } from './words.ts'

/** The half-hours that a reply has proposed and nobody has answered yet. */
export function OfferedTimes({
  lead: { id, offered },
}: {
  lead: Pick<LeadData, 'id' | 'offered'>
}) {
  const { language } = useRootData()
  const copy = leadPageWords[language].offered
  if (offered.length === 0) return null
  return (
    <ul className="plain small">
      {offered.map(({ when, at, by, until, isTaken }) => (
        <li key={at}>
          {isTaken ? (
            <span className="error">{insert(copy.taken, { when })}</span>
          ) : (
            <>
              {insert(copy.open, { when, who: by, until })}{' '}
              <Link className="txt small" to={arrangePath(language, { leadId: id, at })}>
                {copy.confirm}
                <span className="vh"> {when}</span>
              </Link>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
