import { useShell } from '../shell/use-shell.ts'

/** A name that programmes fill in, and that no browser offers to fill in for a person. */
export const trapName = 'subject'

/**
 * What goes along with every form that writes to somebody: the signed time of its page, and a field
 * that neither people nor assistive technology meet (`display: none`), so that what fills it in is a programme.
 * @param first the stamp that was posted before, when the form comes back with what is wrong: who corrects
 *   one field at once was not hasty.
 */
export function FormProof({ first }: { first?: string | undefined }) {
  const { forms, stamp } = useShell()
  return (
    <>
      <input type="hidden" name="stamp" value={first || stamp} />
      <div className="form__aside" aria-hidden="true">
        <label>
          {forms.leaveEmpty} <input name={trapName} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}
