import { data, redirect } from 'react-router'
import { formText } from '#app/forms/read-form.ts'
import { readOfficeForm } from '#app/office/read-office-form.ts'
import { partMeta } from '#app/office/title.ts'
import { VersionDifferences } from '#app/office/versions/version-differences.tsx'
import { VersionList } from '#app/office/versions/version-list.tsx'
import { counted } from '#app/plural.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { languageOf } from '#server/language.ts'
import { euros } from '#server/shared/text/euros.ts'
import { HomeFoot, HomeEditorHead, HomeTabs } from '../frame/home-editor-head.tsx'
import { homePath } from '../home-path.ts'
import { homeIn } from '../member-homes.ts'
import type { Route } from './+types/page.ts'
import { loadHomeVersions, versionIn } from './load.ts'
import { words } from './words.ts'

export const loader = (args: Route.LoaderArgs) => loadHomeVersions(args)

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
