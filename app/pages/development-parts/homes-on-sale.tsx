import type { CardList } from '#app/catalogue/list-cards.ts'
import { HomeLines } from '#app/catalogue/home-lines.tsx'
import type { DevelopmentWords } from './words.ts'

interface HomesOnSaleProps {
  copy: DevelopmentWords['homes']
  list: CardList
  /** The address of the list of all homes, filtered to this development. */
  all: string
}

/** The development's homes on sale, with a link to the list where they can be sorted. */
export function HomesOnSale({ copy, list, all }: HomesOnSaleProps) {
  return <HomeLines title={copy.title} list={list} all={{ to: all, words: copy.all }} />
}
