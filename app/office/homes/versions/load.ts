import { programName } from '#app/office/values/program-name.ts'
import { words as sharedWords } from '#app/office/versions/words.ts'
import { counted } from '#app/plural.ts'
import { insert } from '#app/words.ts'
import { noFields } from '#server/homes/fields.ts'
import { changedFields } from '#server/homes/home.ts'
import type { FormerPrice, HomeVersion } from '#server/homes/versions.ts'
import { type Language, languageOf } from '#server/language.ts'
import { euros, groupedNumber } from '#server/shared/text/euros.ts'
import { wordDiff } from '#server/shared/text/word-diff.ts'
import { date, dateAndTime } from '#server/shared/time/formats.ts'
import { homeFieldLabel } from '../fields/field-label.ts'
import { homeFieldText, isReadable } from '../fields/field-text.ts'
import { loadHome } from '../frame/load-home.ts'
import { homeIn } from '../member-homes.ts'
import { words as homesWords } from '../words.ts'
import type { Route } from './+types/page.ts'
import { fileDifferences, isOfFiles } from './file-differences.ts'
import { words } from './words.ts'

/** Loads the versions of a home, and what the chosen one has changed. */
export async function loadHomeVersions(args: Route.LoaderArgs) {
  const { site, homes, id } = await homeIn(args)
  const language = languageOf(args.url.pathname)
  const { home, draft, fields, head } = await loadHome({ site, homes }, id, language)
  const [versions, prices] = await Promise.all([homes.versions(id), homes.prices(id)])
  const drafted = changedFields(home, draft)
  const versionNumber = versionIn(args.url.searchParams.get('version'))
  const chosen = versions.find((version) => version.number === versionNumber)
  const [newest] = versions
  const hasOriginal = versions.at(-1)?.number === 0
  const shown = chosen ?? (drafted.length > 0 ? undefined : newest)
  const base = shown ? versions.find((one) => one.number === shown.number - 1) : newest
  const after = shown?.fields ?? fields
  const differing = (shown ? shown.changed : drafted).filter(
    (field) => isReadable(field) && !isOfFiles(field),
  )
  return {
    head,
    newest: newest?.number,
    versions: versions.map((version) => ({
      ...listedVersion(version, hasOriginal, language),
      isShown: version === shown,
    })),
    drafted: drafted.length,
    shown: shown?.number,
    base: base?.number,
    differences: [
      ...(shown ? stateDifference(shown, language) : []),
      ...differing.map((field) => ({
        field: homeFieldLabel(field, language),
        pieces: wordDiff(
          homeFieldText(field, base?.fields[field] ?? '', language),
          homeFieldText(field, after[field], language),
        ),
      })),
      ...fileDifferences({
        before: base?.fields ?? noFields,
        after,
        language,
        pictures: site.pictures,
      }),
    ],
    prices: pricesShown(
      prices,
      { present: home?.property.price, first: versions.at(-1) },
      language,
    ),
    formerPrice: home?.property.formerPrice ?? undefined,
  }
}

/**
 * The prices of a home, newest first, back to its first price.
 * @param home its current price, and its first version.
 */
function pricesShown(
  prices: readonly FormerPrice[],
  { present, first: version }: { present: number | undefined; first: HomeVersion | undefined },
  language: Language,
) {
  const copy = words[language]
  const oldest = prices.at(-1)
  const changes = prices.map((one) => {
    const change = Math.round((one.price / one.previous - 1) * 1000) / 10
    const text = insert(copy.priceAt, {
      price: euros(one.price, language),
      day: date(one.at, language),
    })
    const percent = groupedNumber(Math.abs(change), language)
    return {
      at: one.at,
      text,
      change: insert(change < 0 ? copy.reduced : copy.raised, { percent }),
    }
  })
  const amount = oldest?.previous ?? present
  if (amount === undefined) return changes
  const first = euros(amount, language)
  // The day of the first price is unknown if the home is older than the log.
  const isDated =
    version && version.number > 0 && (!oldest || Date.parse(version.at) < Date.parse(oldest.at))
  const text = isDated
    ? insert(copy.priceAt, { price: first, day: date(version.at, language) })
    : first
  return [...changes, { at: 'first', text, change: copy.firstPrice }]
}

/** The number of a version; undefined if there is none. */
export const versionIn = (text: string | null): number | undefined =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined

/**
 * A version as an entry of the list.
 * @param hasOriginal whether the home is older than its first change in the log.
 */
function listedVersion(
  { number, at, by, changed, formerState }: HomeVersion,
  hasOriginal: boolean,
  language: Language,
) {
  const copy = words[language]
  const changes = changed.length + (formerState ? 1 : 0)
  return {
    to: `?version=${number}`,
    name: number === 0 ? copy.original : insert(sharedWords[language].version, { number }),
    at: dateAndTime(at, language),
    what:
      number === 0
        ? copy.beforeFirst
        : number === 1 && !hasOriginal
          ? copy.first
          : counted(copy.changes, changes, language),
    by: programName(by, language) ?? by,
  }
}

/** The change of the home's state, if the version has one. */
function stateDifference({ state, formerState }: HomeVersion, language: Language) {
  if (!formerState) return []
  const { states } = homesWords[language]
  return [{ field: words[language].state, pieces: wordDiff(states[formerState], states[state]) }]
}
