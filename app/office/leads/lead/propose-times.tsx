import { useRef, useState } from 'react'
import { DayChoice } from '#app/office/viewings/day-choice.tsx'
import { counted } from '#app/plural.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import type { ProposableTimes } from './free-times.ts'
import { leadPageWords } from './words.ts'

/** The maximum number of times in one reply. */
const maxTimes = 3

interface ProposeTimesProps {
  times: ProposableTimes
  /** Called with the chosen times in the words of the reply. */
  onChosen(words: string[]): void
}

/** Free half-hours to choose from, a day at a time, in a panel over the message. */
export function ProposeTimes({ times: { days, chosen }, onChosen }: ProposeTimesProps) {
  const { language } = useRootData()
  const copy = leadPageWords[language].composer.times
  const [values, setValues] = useState(chosen)
  const fold = useRef<HTMLDetailsElement>(null)
  const shown = days.find(({ times }) => times.some(({ value }) => value === chosen[0]))
  const all = days.flatMap((one) => one.times)
  return (
    <details className="attach composer__scripted" ref={fold}>
      <summary className="txt">{copy.title}</summary>
      <div className="attach__panel">
        <fieldset className="freetimes">
          <legend className="slate small">{insert(copy.legend, { max: maxTimes })}</legend>
          <ul className="plain">
            {days.map(({ date, name, short, times }) => (
              <li key={date}>
                <DayChoice
                  name="propose-day"
                  value={date}
                  label={short}
                  spoken={name}
                  isChosen={date === shown?.date}
                  count={times.filter(({ value }) => values.includes(value)).length}
                />
                <div className="freetimes__times" role="group" aria-label={name}>
                  <p className="small">{name}</p>
                  {times.map(({ value, text }) => (
                    <label className="btn" key={value}>
                      <input
                        className="vh"
                        type="checkbox"
                        name="propose"
                        value={value}
                        checked={values.includes(value)}
                        disabled={values.length >= maxTimes && !values.includes(value)}
                        onChange={({ currentTarget: { checked } }) =>
                          setValues((before) =>
                            checked ? [...before, value] : before.filter((one) => one !== value),
                          )
                        }
                      />
                      {text}
                    </label>
                  ))}
                </div>
              </li>
            ))}
          </ul>
        </fieldset>
        <p className="small slate">{copy.kept}</p>
        <div className="attach__foot">
          <button
            className="btn"
            type="button"
            disabled={values.length === 0}
            onClick={() => {
              if (fold.current) fold.current.open = false
              onChosen(all.filter(({ value }) => values.includes(value)).map(({ words }) => words))
            }}
          >
            {counted(copy.insert, values.length, language)}
          </button>
        </div>
      </div>
    </details>
  )
}
