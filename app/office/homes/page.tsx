import { data, Link, redirect } from 'react-router'
import { homeTexts as textsOfHome } from '#app/catalogue/home-texts.ts'
import { Arrow } from '#app/components/arrow.tsx'
import { developmentNames } from '#app/content/developments/developments.ts'
import { price } from '#app/format.ts'
import { readForm, formText } from '#app/forms/read-form.ts'
import { orErrorPage, orUndefined } from '#app/office/unavailable.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { propertyTypes } from '#server/catalogue/property.ts'
import { fieldRules } from '#server/homes/fields.ts'
import { stateOfHome, states } from '#server/homes/home-state.ts'
import type { StaffHome } from '#server/homes/home.ts'
import type { MemberHomes } from '#server/homes/homes.ts'
import { type HomeSearch, listOrders, staffPageSize } from '#server/homes/list-homes.ts'
import { type Language, languageOf, pathIn } from '#server/language.ts'
import { officeMeta } from '../title.ts'
import type { Route } from './+types/page.ts'
import { HomeFilterForm } from './home-filter-form.tsx'
import { HomeTable } from './home-table.tsx'
import { loadHomes } from './load.ts'
import { homesIn } from './member-homes.ts'
import { readAmount } from './read-amount.ts'
import { StateChanged } from './state-changed.tsx'
import { words } from './words.ts'

export const loader = (args: Route.LoaderArgs) => loadHomes(args)

/** Changes the price or the status of one home, as long as nobody else has. */
export async function action(args: Route.ActionArgs) {
  const { homes } = await homesIn(args)
  const language = languageOf(args.url.pathname)
  const copy = words[language]
  const form = await readForm(args.request)
  const id = formText(form, 'id')
  const revision = Number(formText(form, 'revision'))
  const back = (changed = {}) => {
    const search = new URLSearchParams(args.url.searchParams)
    for (const name of ['changed', 'was']) search.delete(name)
    const query = new URLSearchParams({ ...Object.fromEntries(search), ...changed })
    return redirect(args.url.pathname + (query.size > 0 ? `?${query}` : ''), 303)
  }
  const refuse = (problem: string, status: number) =>
    data({ id, problem, typed: formText(form, 'price') }, { status })
  const { home } = await orErrorPage(homes.read(id))
  if (!home) throw data(null, { status: 404 })
  const { title } = textsOfHome(home.property, language)
  const state = states.find((one) => one === formText(form, 'state'))
  if (!Number.isSafeInteger(revision)) return refuse(copy.failed, 400)
  const amount = readAmount(formText(form, 'price'))
  if (!state && fieldRules.price.parse(amount) === undefined) return refuse(copy.badPrice, 400)
  const done = await orUndefined(
    state
      ? homes.changeState({ home, revision }, state)
      : homes.changePrice({ id, revision }, Number(amount)),
  )
  if (done === 'changed') return refuse(await changedMeanwhile(homes, home, language), 409)
  if (done === 'incomplete') return refuse(insert(copy.incomplete, { home: title }), 409)
  if (!done) return refuse(copy.failed, 503)
  return back(state && !form.has('undo') ? { changed: id, was: stateOfHome(home) } : {})
}

/** The message with the home's present state after somebody else has changed it. */
async function changedMeanwhile(homes: MemberHomes, seen: StaffHome, language: Language) {
  const copy = words[language]
  const { home = seen } = await orErrorPage(homes.read(seen.property.id))
  return insert(copy.changedMeanwhile, {
    home: textsOfHome(seen.property, language).title,
    price: price(home.property.price, language),
    state: copy.states[stateOfHome(home)].toLowerCase(),
  })
}

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

export const meta: Route.MetaFunction = ({ location }) => {
  const language = languageOf(location.pathname)
  return officeMeta(words[language].title, language)
}

export default function Homes({ loaderData, actionData }: Route.ComponentProps) {
  const { search, rows, unpublished, total, pages, changed } = loaderData
  const { language } = useRootData()
  const copy = words[language]
  const pageAddress = (page: number) =>
    `?${new URLSearchParams({ ...parametersOf(search), page: String(page) })}`
  return (
    <div className="page">
      <div className="head">
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
          <a className="btn" href={pathIn(language, '/office/homes.csv')}>
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
      {actionData && (
        <div className="note note--here" role="alert">
          <p>{actionData.problem}</p>
        </div>
      )}
      {changed && !actionData && <StateChanged words={copy} changed={changed} />}
      {rows.length + unpublished.length === 0 && <p className="slate">{copy.none}</p>}
      <HomeTable
        words={copy}
        rows={rows}
        unpublished={unpublished}
        total={total}
        refused={actionData}
      />
      <p className="small slate homes__pages">
        {insert(copy.shown, { shown: rows.length, total })}{' '}
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
