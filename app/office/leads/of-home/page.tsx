import { HomeEditorHead, HomeFoot, HomeTabs } from '#app/office/homes/frame/home-editor-head.tsx'
import { loadHome } from '#app/office/homes/frame/load-home.ts'
import { homeIn } from '#app/office/homes/member-homes.ts'
import { partMeta } from '#app/office/title.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { languageOf } from '#server/language.ts'
import { InboxRows } from '../inbox-rows.tsx'
import { leadWords } from '../words.ts'
import type { Route } from './+types/page.ts'
import { leadsOfHome } from './leads-of-home.ts'

/** The enquiries about one home. */
export async function loader(args: Route.LoaderArgs) {
  const { site, homes, id } = await homeIn(args)
  const language = languageOf(args.url.pathname)
  const { head } = await loadHome({ site, homes }, id, language)
  return { head, lists: await leadsOfHome(site, head.ref, language) }
}

export const meta = partMeta((language) => leadWords[language].title)

/** The enquiries about a home: those that wait for us first. */
export default function HomeEnquiries({ loaderData: { head, lists } }: Route.ComponentProps) {
  const { language } = useRootData()
  const { sides, noneOfHome } = leadWords[language]
  const filled = lists.filter(({ rows }) => rows.length > 0)
  const search = `?${new URLSearchParams({ home: head.ref, show: 'all' })}`
  return (
    <>
      <HomeEditorHead head={head} />
      <div className="page page--tabs">
        <HomeTabs head={head} current="enquiries" />
        {filled.length === 0 && <p className="slate">{noneOfHome}</p>}
        {filled.map(({ side, rows }) => (
          <section key={side} aria-labelledby={side}>
            <h2 className="horizon" id={side}>
              {sides[side]}
            </h2>
            <InboxRows rows={rows} current={undefined} search={search} />
          </section>
        ))}
      </div>
      <HomeFoot head={head} />
    </>
  )
}
