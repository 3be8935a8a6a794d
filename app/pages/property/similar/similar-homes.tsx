import type { PropertyCardData } from '#app/catalogue/card-data.ts'
import { PropertyCard } from '#app/catalogue/property-card.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { words } from './similar-words.ts'

/** Homes like this one, each with its reason. */
export function SimilarHomes({ cards }: { cards: PropertyCardData[] }) {
  const { language } = useRootData()
  if (cards.length === 0) return null
  return (
    <section className="section grid recent no-print" id="like" aria-labelledby="like-title">
      <h2 id="like-title">{words[language].title}</h2>
      <div className="cards cards--eye aligned">
        {cards.map((card) => (
          <PropertyCard key={card.id} card={card} />
        ))}
      </div>
    </section>
  )
}
