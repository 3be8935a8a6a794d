import { Link } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { pathIn } from '#server/language.ts'
import { Agenda } from './agenda.tsx'
import { arrangePath } from './arrange-path.ts'
import type { Week } from './load.ts'
import { words } from './words.ts'

/**
 * The half-hours that replies have proposed and nobody has answered yet; nothing if there are none.
 */
export function Offered({ week: { offered } }: { week: Pick<Week, 'offered'> }) {
  const { language } = useRootData()
  const copy = words[language].offered
  if (offered.length === 0) return null
  return (
    <Agenda id="offered" title={copy.title} count={offered.length} note={copy.text} none="">
      {offered.map(({ key, leadId, name, what, when, local, by, until, isTaken }) => (
        <li key={key}>
          <span className="small">{when}</span>
          <span>
            <b>
              <Link to={pathIn(language, `/office/leads/${leadId}`)}>{name}</Link>
            </b>
            <br />
            <span className="small slate">
              {what}
              {what && <br />}
              {isTaken ? <span className="new">{copy.taken}</span> : `${by}, ${until}`}
            </span>
          </span>
          {isTaken ? (
            <span />
          ) : (
            <Link className="txt" to={arrangePath(language, { leadId, at: local })}>
              {copy.confirm}
              <span className="vh"> {`${when}, ${name}`}</span>
            </Link>
          )}
        </li>
      ))}
    </Agenda>
  )
}
