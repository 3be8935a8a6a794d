import { data, redirect } from 'react-router'
import { formText } from '#app/forms/read-form.ts'
import { readOfficeForm } from '#app/office/read-office-form.ts'
import { partMeta } from '#app/office/title.ts'
import { programName } from '#app/office/values/program-name.ts'
import { VersionDifferences } from '#app/office/versions/version-differences.tsx'
import { VersionList } from '#app/office/versions/version-list.tsx'
import { words as sharedWords } from '#app/office/versions/words.ts'
import { counted } from '#app/plural.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
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
import { HomeFoot, HomeEditorHead, HomeTabs } from '../frame/home-editor-head.tsx'
import { loadHome } from '../frame/load-home.ts'
import { homePath } from '../home-path.ts'
import { homeIn } from '../member-homes.ts'
import { words as homesWords } from '../words.ts'
import type { Route } from './+types/page.ts'
import { fileDifferences, isOfFiles } from './file-differences.ts'
import { words } from './words.ts'

export async function loader(args: Route.LoaderArgs) {
  const { site, homes, id } = await homeIn(args)
  const language = languageOf(args.url.pathname)
  const copy = words[language]
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
    versions: versions.map(({ number: version, at, by, changed, formerState }) => ({
      to: `?version=${version}`,
      isShown: version === shown?.number,
      name:
        version === 0 ? copy.original : insert(sharedWords[language].version, { number: version }),
      at: dateAndTime(at, language),
      what: changesText(
        { version, changes: changed.length + (formerState ? 1 : 0), hasOriginal },
        language,
      ),
      by: programName(by, language) ?? by,
    })),
    drafted: drafted.length,
    shown: shown?.number,
    base: base?.number,
    differences: [
      ...(shown?.formerState
        ? [
            {
              field: copy.state,
              pieces: wordDiff(
                homesWords[language].states[shown.formerState],
                homesWords[language].states[shown.state],
              ),
            },
          ]
        : []),
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
const versionIn = (text: string | null): number | undefined =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined

interface Listed {
  version: number
  changes: number
  /** Whether the home is older than its first change in the log. */
  hasOriginal: boolean
}

function changesText({ version, changes, hasOriginal }: Listed, language: Language): string {
  const copy = words[language]
  if (version === 0) return copy.beforeFirst
  return version === 1 && !hasOriginal ? copy.first : counted(copy.changes, changes, language)
}

/** Restores a version as the draft. */
export async function action(args: Route.ActionArgs) {
  const { homes, id } = await homeIn(args)
  const version = versionIn(formText(await readOfficeForm(args.request), 'version'))
  if (version === undefined || !(await homes.restore(id, version)))
    throw data(null, { status: 404 })
  return redirect(homePath(languageOf(args.url.pathname), id, 'versions'), 303)
}

export const meta = partMeta((language) => words[language].title)

export default function HomeVersions({ loaderData }: Route.ComponentProps) {
  const { head, versions, newest, drafted, shown, base, differences, prices, formerPrice } =
    loaderData
  const { language } = useRootData()
  const copy = words[language]
  const title =
    shown === undefined
      ? insert(copy.draftAgainst, { number: base ?? 0 })
      : base === undefined
        ? shown === 0
          ? copy.original
          : insert(copy.alone, { number: shown })
        : base === 0
          ? insert(copy.againstOriginal, { number: shown })
          : insert(copy.against, { number: shown, before: base })
  return (
    <>
      <HomeEditorHead head={head} />
      <div className="page page--tabs">
        <HomeTabs head={head} current="versions" />
        {versions.length === 0 ? (
          <>
            <p className="slate">{copy.none}</p>
            <Prices prices={prices} formerPrice={formerPrice} />
          </>
        ) : (
          <div className="split split--versions">
            <VersionList
              title={copy.title}
              count={versions.length}
              kept={copy.kept}
              draft={
                drafted > 0
                  ? {
                      isShown: shown === undefined,
                      what: counted(copy.changes, drafted, language),
                    }
                  : undefined
              }
              versions={versions}
            />
            <VersionDifferences
              title={title}
              differences={differences}
              restore={
                shown !== undefined && (shown !== newest || drafted > 0)
                  ? {
                      version: shown,
                      label:
                        shown === 0
                          ? copy.restoreOriginal
                          : insert(copy.restore, { number: shown }),
                    }
                  : undefined
              }
            >
              <Prices prices={prices} formerPrice={formerPrice} />
            </VersionDifferences>
          </div>
        )}
      </div>
      <HomeFoot head={head} />
    </>
  )
}

function Prices({
  prices,
  formerPrice,
}: Pick<Route.ComponentProps['loaderData'], 'prices' | 'formerPrice'>) {
  const { language } = useRootData()
  const copy = words[language]
  return (
    <>
      {prices.length > 0 && (
        <>
          <h2 className="versions__price">{copy.price}</h2>
          <ol className="plain small">
            {prices.map((one) => (
              <li key={one.at}>
                {one.text} <span className="slate">{one.change}</span>
              </li>
            ))}
          </ol>
        </>
      )}
      {formerPrice !== undefined && (
        <p className="small slate">
          {insert(copy.shownAs, { price: euros(formerPrice, language) })}
        </p>
      )}
    </>
  )
}
