import { useEffect, useRef } from 'react'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { groupedNumber } from '#server/shared/text/euros.ts'
import type { Choice, ChoiceName } from './choices.ts'

interface FilterSelectProps {
  name: ChoiceName
  label: string
  value: string
  choices: Choice[]
  /** `{text} ({n})`: an option with its number of homes. */
  option: string
  /** Whether the select is part of the sentence, where the chosen option omits its number. */
  inSentence?: boolean
}

/**
 * A choice of the filter. It keeps the focus when the list changes, and its value follows the
 * address.
 */
export function FilterSelect({
  name,
  label,
  value,
  choices,
  option,
  inSentence = false,
}: FilterSelectProps) {
  const { language } = useRootData()
  const select = useRef<HTMLSelectElement>(null)
  const followed = useRef(value)
  // The first rendering is skipped: otherwise a choice that was made before the page's script ran
  // would be reset until its list is loaded.
  useEffect(() => {
    if (select.current && followed.current !== value) select.current.value = value
    followed.current = value
  }, [value])
  const textOf = (choice: Choice) =>
    choice.homes === undefined || (inSentence && choice.value === value)
      ? choice.text
      : insert(option, { text: choice.text, n: groupedNumber(choice.homes, language) })
  const id = `filter-${name}`
  return (
    <>
      <label className={inSentence ? 'vh' : undefined} htmlFor={id}>
        {label}
      </label>
      <select ref={select} id={id} name={name} defaultValue={value}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {textOf(choice)}
          </option>
        ))}
      </select>
    </>
  )
}
