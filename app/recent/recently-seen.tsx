import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { PropertyCardData } from '#app/catalogue/card-data.ts'
import { PropertyCard } from '#app/catalogue/property-card.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { pathIn } from '#server/language.ts'
import { forgetHomes, parseRecent, rememberHome, useRecentText } from './recent-homes.ts'
import { recentId, words } from './words.ts'

/** The maximum number of cards. */
const maxShown = 3

interface RecentlySeenProps {
  /** The home of this page, which is stored but not shown here. */
  slug?: string
}

/**
 * The homes that the visitor viewed last. It needs a script: the browser stores their slugs and
 * fetches their cards.
 */
export function RecentlySeen({ slug }: RecentlySeenProps) {
  const { language } = useRootData()
  const copy = words[language]
  const text = useRecentText()
  const slugs = useMemo(
    () =>
      parseRecent(text ?? null)
        .filter((one) => one !== slug)
        .slice(0, maxShown)
        .join('.'),
    [text, slug],
  )
  const [cards, setCards] = useState<PropertyCardData[]>([])
  const section = useRef<HTMLDivElement>(null)
  const [isBelow, setIsBelow] = useState(false)
  const isAskedFor = useLocation().hash === `#${recentId}`

  // On the first page of a visit, the starter has recorded it already
  // (server/http/pages/starter/keep-home.ts).
  useEffect(() => {
    if (slug !== undefined) rememberHome(slug)
  }, [slug])
  useEffect(() => {
    if (slugs === '') return setCards([])
    const leaving = new AbortController()
    fetch(`${pathIn(language, '/homes.json')}?homes=${slugs}`, { signal: leaving.signal })
      .then((response) => (response.ok ? response.json() : undefined))
      .then((answer: unknown) => setCards(isOfCards(answer) ? answer.cards : []))
      // A failure is not shown, because the visitor did not ask for these cards.
      .catch(() => {})
    return () => leaving.abort()
  }, [slugs, language])

  // A section that appears in or above the window would move the text that is being read.
  useEffect(() => {
    if (!section.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry && entry.boundingClientRect.top > innerHeight) setIsBelow(true)
    })
    observer.observe(section.current)
    return () => observer.disconnect()
  }, [])

  if (cards.length === 0 || !(isBelow || isAskedFor))
    return <div ref={section} id={recentId} data-seen={slug} />
  return (
    <section id={recentId} className="section grid recent no-print" aria-labelledby="recent">
      <div className="recent__head">
        <h2 id="recent">{copy.title}</h2>
        <p className="slate small">
          {copy.note}{' '}
          <button type="button" className="plain" onClick={forgetHomes}>
            {copy.clear}
          </button>
        </p>
      </div>
      <div className="cards cards--eye aligned">
        {cards.map((card) => (
          <PropertyCard key={card.id} card={card} place="recent" />
        ))}
      </div>
    </section>
  )
}

/** Whether an answer is the site's own, and not that of a proxy. */
const isOfCards = (answer: unknown): answer is { cards: PropertyCardData[] } =>
  typeof answer === 'object' &&
  answer !== null &&
  'cards' in answer &&
  Array.isArray(answer.cards) &&
  answer.cards.every((card) => typeof card === 'object' && card !== null && 'slug' in card)
