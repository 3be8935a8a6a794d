import { useId, useState } from 'react'
import { Arrow } from '#app/components/arrow.tsx'
import { focusWhenShown } from '#app/components/focus-when-shown.ts'
import { agencyName } from '#server/shared/agency-name.ts'
import type { entranceWords } from '../words.ts'

interface CodesProps {
  copy: (typeof entranceWords)['en']['enrol']
  /** The recovery codes; empty if they could not be made. */
  codes: readonly string[]
  /** The e-mail address of the codes' owner. */
  email: string
  /** The address of the office. */
  action: string
}

/** The recovery codes, which are shown once. */
export function Codes({ copy, codes, email, action }: CodesProps) {
  const id = useId()
  const [isMissed, setIsMissed] = useState(false)
  const grouped = codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'))
  return (
    <form className="stack" action={action}>
      {codes.length === 0 ? (
        <p role="status">{copy.noCodes}</p>
      ) : (
        <>
          <h2 tabIndex={-1} ref={focusWhenShown}>
            {copy.paper}
          </h2>
          <p className="small slate">{copy.paperText}</p>
          {/* The printed page needs to say what the codes are for. */}
          <p className="codes__of">
            {agencyName}, {email}
          </p>
          <ul className="codes">
            {grouped.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
          <div className="acts">
            <button className="btn codes__print" type="button" onClick={() => print()}>
              {copy.print}
            </button>
            <a
              className="btn"
              download="alboran-codes.txt"
              href={`data:text/plain;charset=utf-8,${encodeURIComponent([`${agencyName}, ${email}`, '', ...grouped].join('\r\n'))}`}
            >
              {copy.save}
            </a>
          </div>
          <div className={isMissed ? 'field is-invalid' : 'field'}>
            <label className="choice">
              <input
                type="checkbox"
                required
                aria-invalid={isMissed ? true : undefined}
                aria-describedby={isMissed ? id : undefined}
                // The problem is shown here in the office's language, instead of by the browser.
                onInvalid={(event) => {
                  event.preventDefault()
                  event.currentTarget.focus()
                  setIsMissed(true)
                }}
                onChange={() => setIsMissed(false)}
              />{' '}
              {copy.printedTables}
            </label>
            {isMissed && (
              <p className="error" id={id} role="alert">
                {copy.notOnPaper}
              </p>
            )}
          </div>
        </>
      )}
      <button className="btn btn--go btn--wide">
        {copy.open} <Arrow />
      </button>
    </form>
  )
}
