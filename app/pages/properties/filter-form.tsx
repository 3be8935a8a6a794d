import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Arrow } from '#app/components/arrow.tsx'
import type { Choice, ChoiceName } from './choices.ts'
import { FilterSelect } from './filter-select.tsx'
import { type Query, searchOf } from './filter.ts'
import type { PropertiesWords } from './words.ts'

interface FilterFormProps {
  copy: PropertiesWords['list']
  query: Query
  choices: Record<ChoiceName, Choice[]>
  /**
   * Shown between the sentence and the further choices: types with their numbers, and the number of
   * homes found.
   */
  tally: ReactNode
  found: ReactNode
  /** Shown after the further choices: the filters that can be removed. */
  taken: ReactNode
  /** `Show 3 homes`, at the foot of the further choices. */
  show: string
}

/** The filter's further choices, in order. */
const further = ['bathrooms', 'from', 'area', 'terrace', 'purchase', 'stage', 'status'] as const

/**
 * The filter: a sentence of selects, and further choices below it. With script every choice opens
 * the address of its list; without script, a button submits the form.
 */
export function FilterForm(props: FilterFormProps) {
  const { copy, query, choices, tally, found, taken, show } = props
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const set = further.filter((name) => query[name] !== '').length
  const select = (name: ChoiceName, inSentence = false) => (
    <FilterSelect
      name={name}
      label={copy.labels[name]}
      value={query[name]}
      choices={choices[name]}
      option={copy.option}
      inSentence={inSentence}
    />
  )
  const apply = (chosen: FormData | URLSearchParams) => {
    const changes = Object.fromEntries([...chosen].map(([name, value]) => [name, String(value)]))
    void navigate(`${pathname}${searchOf(query, 1, changes)}`, { preventScrollReset: true })
  }

  useEarlyChoice(form, apply)
  const button = (
    <button className="btn filter__apply">
      {copy.apply} <Arrow />
    </button>
  )
  return (
    <form
      ref={form}
      className="filterform"
      action={pathname}
      aria-label={copy.filter}
      // A browser that restores the choices of an earlier visit would show a list that nobody asked
      // for.
      autoComplete="off"
      data-choices
      onChange={() => form.current && apply(new FormData(form.current))}
      onSubmit={(event) => {
        event.preventDefault()
        apply(new FormData(event.currentTarget))
      }}
    >
      {query.view && <input type="hidden" name="view" value={query.view} />}
      <div className="filter">
        <Sentence texts={copy.sentence} select={(name) => select(name, true)} />
        {button}
      </div>
      {tally}
      <div className="found">
        {found}
        {/* The further choices are never open when the page loads: the homes come first, and the
            links that remove a filter name what is set. */}
        <details className="more">
          <summary>{set > 0 ? `${copy.more} · ${set}` : copy.more}</summary>
          <div className="more__choices">
            {further.map((name) => (
              <div key={name} className="field">
                {select(name)}
              </div>
            ))}
          </div>
          {button}
          {/* With script the choices apply at once, and this link leads to the homes found. */}
          <p className="more__show">
            <a
              className="btn"
              href="#list"
              onClick={({ currentTarget }) =>
                currentTarget.closest('details')?.removeAttribute('open')
              }
            >
              {show} <Arrow />
            </a>
          </p>
        </details>
        {taken}
      </div>
    </form>
  )
}

interface SentenceProps {
  texts: PropertiesWords['list']['sentence']
  select: (name: ChoiceName) => ReactNode
}

function Sentence({ texts: [show, having, bedrooms, then], select }: SentenceProps) {
  return (
    <p>
      {show} {select('type')} {select('listing')} {select('development')}
      {having.startsWith(',') ? having : ` ${having}`} {select('bedrooms')}
      {bedrooms.startsWith(',') ? bedrooms : ` ${bedrooms}`} {select('to')}
      {then} {select('sort')}.
    </p>
  )
}

/**
 * Applies choices that were made before the page's script ran;
 * server/http/pages/starter/early-interactions.ts marks them.
 */
function useEarlyChoice(
  form: RefObject<HTMLFormElement | null>,
  apply: (chosen: URLSearchParams) => void,
) {
  const applyFirst = useRef(apply)
  useEffect(() => {
    const { chosen } = form.current?.dataset ?? {}
    if (!form.current || chosen === undefined) return
    form.current.removeAttribute('data-chosen')
    applyFirst.current(new URLSearchParams(chosen))
  }, [form])
}
