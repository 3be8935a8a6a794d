import { useId } from 'react'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { OfficeField } from '../controls/office-field.tsx'
import type { FreeDay } from './free-times.ts'
import { words } from './words.ts'

interface TimeFieldsProps {
  label: string
  hint: string
  days: readonly FreeDay[]
  at: string | undefined
  problem: string | undefined
  /** The time that was warned about: sent once more, it is meant. */
  anyway: string | undefined
}

/** The time of a viewing: one of the free half-hours, or any other. */
export function TimeFields({ label, hint, days, at, problem, anyway }: TimeFieldsProps) {
  const { language } = useRootData()
  const copy = words[language]
  const id = useId()
  return (
    <>
      {days.length > 0 && (
        <div className="field">
          <label htmlFor={id}>{copy.free}</label>
          <select id={id} name="free" defaultValue="">
            <option value="">{copy.otherTime}</option>
            {days.map(({ date, name, times }) => (
              <optgroup key={date} label={name}>
                {times.map(({ value, text }) => (
                  <option key={value} value={value}>
                    {name}, {text}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </div>
      )}
      <OfficeField
        name="at"
        type="datetime-local"
        label={label}
        hint={hint}
        step={1800}
        defaultValue={at}
        problem={problem}
      />
      {anyway !== undefined && <input type="hidden" name="anyway" value={anyway} />}
    </>
  )
}
