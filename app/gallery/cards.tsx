import type { PropertyCardData } from '#app/catalogue/card-data.ts'
import type { CardList } from '#app/catalogue/list-cards.ts'
import { CardSkeletons, PropertyCards } from '#app/catalogue/property-card.tsx'
import { Group, Specimen } from './specimen.tsx'
import type { GalleryWords } from './words.ts'

interface CardsProps {
  copy: GalleryWords
  list: CardList
}

export function Cards({ copy, list }: CardsProps) {
  const [usual, other] = list.cards
  if (!usual || !other) return null
  const long = { ...other, title: copy.longTitle, text: copy.longText }
  const bare = { ...usual, id: 'bare', picture: undefined, lang: 'en' } as const
  const none = (message: string, status: 200 | 503): CardList => ({
    cards: [],
    total: 0,
    message,
    status,
  })
  const several = (cards: PropertyCardData[]): CardList => ({ ...list, cards })
  return (
    <Group id="cards">
      <Specimen name="usual, long text, without a picture">
        <PropertyCards list={several([usual, long, bare])} />
      </Specimen>
      <Specimen name="loading">
        <CardSkeletons />
      </Specimen>
      <Specimen name="none, failed">
        <PropertyCards list={none(copy.empty, 200)} />
        <PropertyCards list={none(copy.failed, 503)} />
      </Specimen>
    </Group>
  )
}
