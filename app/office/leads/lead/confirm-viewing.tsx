import { Form, Link } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { pathIn } from '#server/language.ts'
import type { LeadData } from './load.ts'
import { leadPageWords } from './words.ts'

interface ConfirmViewingProps {
  lead: Pick<LeadData, 'viewings' | 'side' | 'hasPlace'>
  className: string
}

/** A button for each half-hour that the visitor asked for and nobody has confirmed. */
export function ConfirmViewing({
  lead: { viewings, side, hasPlace },
  className,
}: ConfirmViewingProps) {
  const { language } = useRootData()
  const words = leadPageWords[language]
  return viewings
    .filter(({ confirm }) => confirm.length > 0)
    .map(({ key, confirm, day, isVideo }) => (
      <Form method="post" className={className} key={key} preventScrollReset>
        <input type="hidden" name="intent" value="confirm-viewing" />
        <input type="hidden" name="viewing" value={key} />
        {!side.assigneeId && <input type="hidden" name="nobodys" value="yes" />}
        {confirm.map(({ value, text }) => (
          <button className="btn" key={value} name="slot" value={value}>
            {insert(words.confirmAt, { when: text })}
          </button>
        ))}
        <Link className="txt" to={`${pathIn(language, '/office/viewings')}?day=${day}`}>
          {words.chooseTime}
        </Link>
        {!hasPlace && !isVideo && <p className="small slate">{words.noPlace}</p>}
      </Form>
    ))
}
