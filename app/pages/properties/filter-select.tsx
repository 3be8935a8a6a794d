import { useEffect, useRef } from 'react'
import { number } from '#app/format.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import type { Choice, ChoiceName } from './choices.ts'

interface FilterSelectProps {
  name: ChoiceName
  label: string
  value: string
  choices: Choice[]
  /** `{text} ({n})`: a choice with its number of homes. */
  option: string
  /** In the sentence the chosen option is without its number, so that it reads on. */
  inSentence?: boolean
}

/** A choice of the filter. It keeps the focus when the list changes, and follows the address. */
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
  // Not at first: a choice made before the page's script ran would be taken back until its list has
  // come.
  useEffect(() => {
    if (select.current && followed.current !== value) select.current.value = value
    followed.current = value
  }, [value])
  const textOf = (choice: Choice) =>
    choice.homes === undefined || (inSentence && choice.value === value)
      ? choice.text
      : insert(option, { text: choice.text, n: number(choice.homes, language) })
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
