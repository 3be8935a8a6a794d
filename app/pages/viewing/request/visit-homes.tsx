import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { Arrow } from '#app/components/arrow.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { parseShortlist, visitPath } from '#app/shortlist/list.ts'
import { maxVisitHomes } from '#server/leads/options.ts'
import type { HomeCardData } from '../home-card-data.ts'
import type { ViewingWords } from '../words.ts'

interface VisitHomesProps {
  copy: ViewingWords['request']
  choices: (HomeCardData & { isChosen: boolean })[]
  chosen: Pick<HomeCardData, 'slug'>[]
  /** The saved homes that cannot be viewed, in words. */
  notShown: string
  /** The time zone in the address, which the next address keeps. */
  zone: string | undefined
}

/**
 * The homes of the visit. Their number decides in which half-hours it can begin, so every choice
 * opens the address of its page; without script, a button does.
 */
export function VisitHomes({ copy, choices, chosen, notShown, zone }: VisitHomesProps) {
  const { language } = useRootData()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const shown = chosen.map(({ slug }) => slug).join('.')
  const apply = () => {
    if (!form.current) return
    const list = parseShortlist(new FormData(form.current).getAll('homes').join('.'))
    if (list.length === 0 || list.join('.') === shown) return
    const kept = new URLSearchParams(location.search).get('zone')
    const path = visitPath(language, list)
    void navigate(kept ? `${path}&zone=${encodeURIComponent(kept)}` : path, {
      preventScrollReset: true,
      replace: true,
    })
  }
  // Boxes that were ticked before the script ran are applied.
  useEffect(apply)
  const isFull = chosen.length >= maxVisitHomes
  return (
    <form ref={form} className="form visit__homes" autoComplete="off" onChange={apply}>
      {zone && <input type="hidden" name="zone" value={zone} />}
      <fieldset>
        <legend>{copy.which}</legend>
        <p className="hint">{copy.whichHint}</p>
        <ul className="plainlist">
          {choices.map(({ slug, title, lang, facts, isChosen }) => (
            <li key={slug}>
              <label className="choice check" lang={lang}>
                <input
                  type="checkbox"
                  name="homes"
                  value={slug}
                  defaultChecked={isChosen}
                  disabled={isFull && !isChosen}
                />
                {title} <small className="slate num">{facts}</small>
              </label>
            </li>
          ))}
        </ul>
        {notShown && <p className="hint">{notShown}</p>}
      </fieldset>
      <button className="btn btn--line visit__times">
        {copy.showTimes} <Arrow />
      </button>
    </form>
  )
}
