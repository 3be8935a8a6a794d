import { type FormEvent, useId } from 'react'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { OfficeField } from '../controls/office-field.tsx'
import { DayChoice } from './day-choice.tsx'
import type { FreeDay } from './free-times.ts'
import { words } from './words.ts'

interface TimeFieldsProps {
  label: string
  hint: string
  days: readonly FreeDay[]
  at: string | undefined
  problem: string | undefined
  /** The time that the member was warned about; sending it again confirms it. */
  anyway: string | undefined
}

/** The time of a viewing: one of the free half-hours, a day at a time, or any other time. */
export function TimeFields({ label, hint, days, at = '', problem, anyway }: TimeFieldsProps) {
  const { language } = useRootData()
  const copy = words[language]
  const id = useId()
  // A date without a time means that a day was chosen, but no time.
  const isMissing = problem !== undefined && at.length === 10
  const day =
    problem && !isMissing ? undefined : days.find(({ date }) => date === (at.slice(0, 10) || date))
  return (
    <>
      <fieldset className="freetimes" onChange={forgetOtherDays}>
        <legend>{copy.when}</legend>
        <ul className="plain">
          {days.map(({ date, name, short, times }) => (
            <li key={date}>
              <DayChoice value={date} label={short} spoken={name} isChosen={date === day?.date} />
              <div
                className="freetimes__times"
                role="radiogroup"
                aria-label={name}
                aria-invalid={isMissing && date === day?.date ? true : undefined}
                aria-describedby={isMissing ? id : undefined}
                tabIndex={-1}
              >
                <p className="small">{name}</p>
                {times.map(({ value, text, local }) => (
                  <label className="btn" key={value}>
                    <input
                      className="vh"
                      type="radio"
                      name="free"
                      value={value}
                      defaultChecked={!problem && local === at}
                    />
                    {text}
                  </label>
                ))}
              </div>
            </li>
          ))}
          <li>
            <DayChoice value="other" label={copy.otherTime} isChosen={!day} />
            <div className="freetimes__other">
              <OfficeField
                name="at"
                type="datetime-local"
                label={label}
                hint={hint}
                step={1800}
                defaultValue={isMissing ? '' : at}
                problem={isMissing ? undefined : problem}
              />
            </div>
          </li>
        </ul>
        {isMissing && (
          <p className="error" id={id}>
            {problem}
          </p>
        )}
      </fieldset>
      {anyway !== undefined && <input type="hidden" name="anyway" value={anyway} />}
    </>
  )
}

/** Clears the chosen half-hours of days that are no longer shown. */
function forgetOtherDays({ target, currentTarget }: FormEvent<HTMLFieldSetElement>) {
  if (!(target instanceof HTMLInputElement) || target.name !== 'day') return
  for (const time of currentTarget.querySelectorAll<HTMLInputElement>('input[name=free]'))
    time.checked = false
}
