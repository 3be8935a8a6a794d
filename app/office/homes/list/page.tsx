import { Link } from 'react-router'
import { Arrow } from '#app/components/arrow.tsx'
import { developmentNames } from '#app/content/developments/developments.ts'
import { screenMeta } from '#app/office/title.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { propertyTypes } from '#server/catalogue/property.ts'
import { states } from '#server/homes/home-state.ts'
import { type HomeSearch, listOrders, staffPageSize } from '#server/homes/list-homes.ts'
import { pathIn } from '#server/language.ts'
import { words } from '../words.ts'
import type { Route } from './+types/page.ts'
import { changeInList } from './change-in-list.ts'
import { HomeChanged } from './home-changed.tsx'
import { HomeFilterForm } from './home-filter-form.tsx'
import { HomeTable } from './home-table.tsx'
import { loadHomes } from './load.ts'

export const loader = (args: Route.LoaderArgs) => loadHomes(args)

export const action = (args: Route.ActionArgs) => changeInList(args)

/** A search as the parameters of its address, without its page. */
const parametersOf = ({
  text,
  state,
  type,
  development,
  order,
}: HomeSearch): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ q: text, state, type, development, order }).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  )

export const meta = screenMeta((language) => words[language].title)

export default function Homes({ loaderData, actionData }: Route.ComponentProps) {
  const { search, rows, unpublished, total, pages, changed } = loaderData
  const { language } = useRootData()
  const copy = words[language]
  const pageAddress = (page: number) =>
    `?${new URLSearchParams({ ...parametersOf(search), page: String(page) })}`
  return (
    <div className="page">
      <div className="head homes__head">
        <h1>{copy.title}</h1>
        <HomeFilterForm
          words={copy}
          search={search}
          options={{
            states,
            types: propertyTypes,
            developments: developmentNames,
            orders: listOrders,
          }}
        />
        <div className="acts">
          <a className="btn wide-only" href={pathIn(language, '/office/homes.csv')}>
            {copy.export}
          </a>
          <Link className="btn" to={pathIn(language, '/office/homes/import')}>
            {copy.import}
          </Link>
          <a className="btn btn--go" href={pathIn(language, '/office/homes/new')}>
            {copy.newHome} <Arrow />
          </a>
        </div>
      </div>
      {actionData && actionData.typed === undefined && (
        <div className="note note--here" role="alert">
          <p>{actionData.problem}</p>
        </div>
      )}
      {changed && !actionData && (
        <HomeChanged key={changed.revision} words={copy} changed={changed} />
      )}
      {rows.length + unpublished.length === 0 && <p className="slate">{copy.none}</p>}
      <HomeTable
        words={copy}
        rows={rows}
        unpublished={unpublished}
        total={total}
        refused={actionData}
      />
      <p className="small slate homes__pages">
        {insert(copy.shown, {
          shown: rows.length + unpublished.length,
          total: total + unpublished.length,
        })}{' '}
        {search.page > 1 && (
          <Link to={pageAddress(search.page - 1)}>
            {insert(copy.previous, { count: staffPageSize })}
          </Link>
        )}{' '}
        {search.page < pages && (
          <Link to={pageAddress(search.page + 1)}>
            {insert(copy.next, {
              count: Math.min(staffPageSize, total - search.page * staffPageSize),
            })}
          </Link>
        )}{' '}
        <Link to={pathIn(language, '/office/homes/unused')}>{copy.unused}</Link>
      </p>
    </div>
  )
}
