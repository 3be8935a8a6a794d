import { isBuilding } from '#app/catalogue/is-building.ts'
import { words as catalogueWords } from '#app/catalogue/words.ts'
import { buildingNames } from '#app/content/developments/developments.ts'
import { area } from '#app/format.ts'
import { type Counted, plural } from '#app/plural.ts'
import { insert } from '#app/words.ts'
import type { Property } from '#server/catalogue/property.ts'
import { type SearchCondition, conditionRules } from '#server/catalogue/search-conditions.ts'
import { type Search, setConditions } from '#server/catalogue/search.ts'
import type { Language } from '#server/language.ts'
import { euros, groupedNumber } from '#server/shared/text/euros.ts'
import { capital, lowerInitial } from '#server/shared/text/initial.ts'
import { words } from './words.ts'

/**
 * What a home near an empty search shares with it and how it differs from it, in words: `Townhouse,
 * four bedrooms;` and `€45,000 above your limit`.
 */
export function comparedWith(
  search: Search,
  home: Property,
  language: Language,
): { reason: string; difference: string } {
  const asked = setConditions(search)
  const meets = (condition: SearchCondition) =>
    conditionRules[condition].fulfils(home, search[condition], buildingNames)
  const { bedrooms } = words[language].list.none.differs
  const reason = [
    asked.includes('type') && meets('type') ? typeOf(home, language) : '',
    asked.includes('bedrooms') && meets('bedrooms')
      ? inWords(bedrooms, home.bedrooms, language)
      : '',
  ]
  const shared = reason.filter(Boolean).join(', ')
  const difference = asked
    .filter((condition) => !meets(condition))
    .map((condition) => differences[condition](home, search[condition], language))
    .filter(Boolean)
    .join('; ')
  return {
    reason: shared && `${capital(shared)};`,
    difference: shared ? difference : capital(difference),
  }
}

/** How a home differs in each condition, whose value was asked for. */
const differences: Record<
  SearchCondition,
  (home: Property, asked: string, language: Language) => string
> = {
  listing: () => '',
  type: (home, asked, language) => {
    const names: Record<string, string> = catalogueWords[language].types
    return not(typeOf(home, language), lowerInitial(names[asked] ?? ''), language)
  },
  development: ({ development }, asked, language) => {
    const { development: at, notAt } = copyIn(language)
    return development === null
      ? insert(notAt, { development: asked })
      : not(insert(at, { development }), insert(at, { development: asked }), language)
  },
  bedrooms: (home, asked, language) =>
    inWords(copyIn(language).fewerBedrooms, Number(asked) - home.bedrooms, language),
  bathrooms: (home, asked, language) =>
    inWords(copyIn(language).fewerBathrooms, Number(asked) - home.bathrooms, language),
  from: ({ price }, asked, language) =>
    insert(copyIn(language).below, { price: euros(Number(asked) - price, language) }),
  to: ({ price }, asked, language) =>
    insert(copyIn(language).over, { price: euros(price - Number(asked), language) }),
  area: (home, asked, language) =>
    insert(copyIn(language).area, {
      area: area(home.area, language),
      less: area(Number(asked) - home.area, language),
    }),
  terrace: ({ terrace }, asked, language) => {
    const copy = copyIn(language)
    if (!terrace) return copy.noTerrace
    const less = area(Number(asked) - terrace, language)
    return insert(copy.terrace, { area: area(terrace, language), less })
  },
  purchase: ({ development }, _, language) => {
    const { resale, newHome } = catalogueWords[language]
    return development === null ? not(resale, newHome, language) : not(newHome, resale, language)
  },
  status: ({ status }, asked, language) => {
    const names: Record<string, string> = catalogueWords[language].status
    if (!status) return copyIn(language).noStatus
    return not(lowerInitial(names[status] ?? ''), lowerInitial(names[asked] ?? ''), language)
  },
  stage: (home, _, language) => {
    const { ready, building } = words[language].list.stages
    return isBuilding(home) ? not(building, ready, language) : not(ready, building, language)
  },
}

const copyIn = (language: Language) => words[language].list.none.differs

const typeOf = ({ propertyType }: Property, language: Language) =>
  lowerInitial(catalogueWords[language].types[propertyType ?? 'apartment'])

/** `apartment, not villa`. */
const not = (own: string, asked: string, language: Language) =>
  insert(copyIn(language).not, { own, asked })

/** A count in words such as `three bedrooms`; large numbers are in figures. */
const inWords = (texts: Counted, n: number, language: Language) =>
  insert(plural(texts, n, language), {
    n: catalogueWords[language].figures.numbers[n - 1] ?? groupedNumber(n, language),
  })
