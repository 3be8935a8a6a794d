import type { Catalogue } from '../../catalogue/catalogue.ts'
import { bedroomsText, priceText } from '../../catalogue/home-line.ts'
import { isReduced, type Property } from '../../catalogue/property.ts'
import type { Language } from '../../language.ts'
import type {
  Issue,
  IssueContent,
  IssueItem,
  IssueProblem,
  IssueTexts,
  ShownItem,
} from './issue.ts'

type Homes = Pick<Catalogue, 'find'>

/**
 * An item as readers see it; undefined for a home that visitors cannot see.
 * @throws {Unavailable}
 */
export async function shownItem(item: IssueItem, homes: Homes): Promise<ShownItem | undefined> {
  if (item.kind === 'article') {
    const { key: _, ...shown } = item
    return shown
  }
  const home = await homes.find(item.key)
  return home && shownHome(home)
}

/**
 * An issue as readers see it, without homes that visitors cannot see.
 * @throws {Unavailable}
 */
export async function composeIssue(
  { texts, items }: Pick<Issue, 'texts' | 'items'>,
  homes: Homes,
): Promise<IssueContent> {
  const shown = await Promise.all(items.map((item) => shownItem(item, homes)))
  return { ...texts, items: shown.filter((item) => item !== undefined) }
}

/**
 * Every reason why an issue cannot be sent.
 * @throws {Unavailable}
 */
export async function issueProblems(
  { texts, items }: Pick<Issue, 'texts' | 'items'>,
  homes: Homes,
): Promise<IssueProblem[]> {
  const shown = await Promise.all(items.map((item) => shownItem(item, homes)))
  return [
    ...missingTexts(texts),
    ...(items.length === 0 ? [{ kind: 'empty' as const }] : []),
    ...items
      .filter((_, index) => shown[index] === undefined)
      .map(({ key }) => ({ kind: 'unpublished' as const, key })),
  ]
}

const missingTexts = (texts: IssueTexts): IssueProblem[] =>
  (['subject', 'opening'] as const).flatMap((field) =>
    (['en', 'es'] as const)
      .filter((language) => texts[field][language].trim() === '')
      .map((language) => ({ kind: 'missing' as const, field, language })),
  )

function shownHome(home: Property): ShownItem {
  const { slug, title, translations, images, pictureDetails } = home
  const [address] = images
  const picture = address === undefined ? undefined : pictureDetails?.[address]
  const details = picture?.alt
  const titles = { en: title, es: translations?.es?.title ?? title }
  return {
    kind: 'home',
    path: `/properties/${slug}`,
    title: titles,
    text: { en: factsOf(home, 'en'), es: factsOf(home, 'es') },
    ...(address && {
      picture: {
        address: (picture?.width ?? 0) > emailWidth ? emailPicture(address) : address,
        alt: { en: details?.en || titles.en, es: details?.es || titles.es },
      },
    }),
  }
}

/** The width of an e-mail on a dense screen, in pixels. */
const emailWidth = 1200

/** The address of a picture that staff have uploaded, in that width. */
const emailPicture = (address: string): string =>
  address.replace(
    /^\/pictures\/(u-[0-9a-f-]{36})\.jpg$/,
    `/pictures/variants/$1-${emailWidth}.jpeg`,
  )

function factsOf(home: Property, language: Language): string {
  const { bedrooms, area, terrace, location, formerPrice } = home
  const terraceText = terrace ? `, ${terraceWord[language]} ${terrace}\u00a0m²` : ''
  const size = `${bedroomsText(bedrooms, language)}, ${area}\u00a0m²${terraceText}`
  return `${location}. ${size}. ${priceText(home, isReduced(home) ? formerPrice : null, language)}`
}

const terraceWord = { en: 'terrace', es: 'terraza' }
