import { useRootData } from '#app/root-data/use-root-data.ts'
import { evidenceNames } from './evidence.ts'

/**
 * The fields by which robots are recognised, in every form that sends e-mail to somebody: the
 * signed time of the page, and a field that is hidden from people and assistive technology
 * (`display: none`), so that only robots fill it in.
 * @param stamp the stamp that was sent before, when the form is shown again with problems: a quick
 *   correction does not indicate a robot.
 */
export function EvidenceFields({ stamp }: { stamp?: string | undefined }) {
  const { stamp: pageStamp, forms } = useRootData()
  return (
    <>
      <input type="hidden" name={evidenceNames.stamp} value={stamp || pageStamp} />
      <div className="form__aside" aria-hidden="true">
        <label>
          {forms.leaveEmpty}{' '}
          <input name={evidenceNames.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}
