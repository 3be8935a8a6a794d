import { Form } from 'react-router'
import { buttonClass } from '#app/components/button-link.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import type { LeadData } from './load.ts'
import { leadPageWords } from './words.ts'

interface ConfirmViewingProps {
  lead: Pick<LeadData, 'viewings' | 'side' | 'hasPlace'>
  className: string
  /** The id of the viewing, if the buttons are only for one. */
  only?: string
}

/** A button for the time that is held and for each other one that the visitor asked for. */
export function ConfirmViewing({
  lead: { viewings, side, hasPlace },
  className,
  only,
}: ConfirmViewingProps) {
  const { language } = useRootData()
  const words = leadPageWords[language]
  return viewings
    .filter(({ id, confirm }) => confirm.length > 0 && (only === undefined || id === only))
    .map(({ id, confirm, isVideo }) => (
      <Form method="post" className={className} key={id} preventScrollReset>
        <input type="hidden" name="intent" value="confirm" />
        <input type="hidden" name="viewing" value={id} />
        {!side.assigneeId && <input type="hidden" name="unassigned" value="yes" />}
        {!side.email && <input type="hidden" name="unmailed" value="yes" />}
        {confirm.map(({ value, text, isHeld }) => (
          <button className={buttonClass({ line: !isHeld })} key={value} name="slot" value={value}>
            {insert(isHeld ? words.confirmAt : words.confirmWish, { when: text })}
          </button>
        ))}
        {!hasPlace && !isVideo && <p className="small slate">{words.noPlace}</p>}
      </Form>
    ))
}
