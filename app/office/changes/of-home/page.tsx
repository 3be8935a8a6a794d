import { Link } from 'react-router'
import { HomeEditorHead, HomeFoot, HomeTabs } from '#app/office/homes/frame/home-editor-head.tsx'
import { loadHome } from '#app/office/homes/frame/load-home.ts'
import { homeIn } from '#app/office/homes/member-homes.ts'
import { partMeta } from '#app/office/title.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { languageOf } from '#server/language.ts'
import { ChangeList } from '../change-list.tsx'
import { entryView } from '../entry-view.server.ts'
import { pageAsked, pageOf } from '../log-page.ts'
import { words } from '../words.ts'
import type { Route } from './+types/page.ts'

/** The entries of the log about one home. */
export async function loader(args: Route.LoaderArgs) {
  const { site, homes, id } = await homeIn(args)
  const language = languageOf(args.url.pathname)
  const page = pageAsked(args.url)
  const [{ head }, entries] = await Promise.all([
    loadHome({ site, homes }, id, language),
    site.office.changes({ home: id, ...page }),
  ])
  const { shown, older } = pageOf(entries)
  return {
    head,
    entries: shown.map((entry) => entryView(entry, language)),
    isOlder: page.olderThan !== undefined,
    older,
  }
}

export const meta = partMeta((language) => words[language].title)

/** The changes of a home with their authors, newest first. */
export default function HomeLog({
  loaderData: { head, entries, isOlder, older },
}: Route.ComponentProps) {
  const { language } = useRootData()
  const copy = words[language]
  return (
    <>
      <HomeEditorHead head={head} />
      <div className="page page--tabs">
        <HomeTabs head={head} current="log" />
        {entries.length === 0 ? (
          <p className="slate">{copy.none}</p>
        ) : (
          <ChangeList entries={entries} />
        )}
        <p className="line">
          {isOlder && (
            <Link className="btn" to="?">
              {copy.newest}
            </Link>
          )}
          {older !== undefined && (
            <Link className="btn" to={`?older=${older}`}>
              {copy.older}
            </Link>
          )}
        </p>
      </div>
      <HomeFoot head={head} />
    </>
  )
}
