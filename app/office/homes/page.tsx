import { data, Link, redirect } from 'react-router'
import { fieldRules } from '#server/homes/fields.ts'
import { changedFields, draftedFields } from '#server/homes/home.ts'
import {
  type HomeSearch,
  listHomes,
  listOrders,
  pageSize,
  readHomeSearch,
} from '#server/homes/list-homes.ts'
import { changeHome, publish, columnsOfState, stateOfHome, states } from '#server/homes/publish.ts'
import { readStored } from '#server/homes/store.ts'
import { propertyTypes } from '#server/catalogue/property.ts'
import { languageOf, pathIn } from '#server/language.ts'
import { Arrow } from '#app/components/arrow.tsx'
import { words as cardWords } from '#app/catalogue/words.ts'
import { textsOf as textsOfHome } from '#app/catalogue/texts.ts'
import { developmentNames } from '#app/content/developments/developments.ts'
import { readForm, textOf } from '#app/forms/read-form.ts'
import { dateAndTime, price } from '#app/format.ts'
import { counted } from '#app/plural.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { orErrorPage, orUndefined } from '#app/office/unavailable.ts'
import { officeMeta } from '../title.ts'
import type { Route } from './+types/page.ts'
import { authorIn } from './author.ts'
import { Filter } from './filter.tsx'
import { homePath } from './home-path.ts'
import { PriceCell } from './price-cell.tsx'
import { readAmount } from './read-amount.ts'
import { StateCell } from './state-cell.tsx'
import { Thumb } from './thumb.tsx'
import { words } from './words.ts'

export async function loader(args: Route.LoaderArgs) {
  const { site, author } = await authorIn(args)
  const language = languageOf(args.url.pathname)
  const copy = words[language]
  const search = readHomeSearch(args.url.searchParams)
  const list = await orErrorPage(listHomes(author.client, search))
  const rows = list.homes.map((home) => {
    const { property } = home
    const { title, lang } = textsOfHome(property, language)
    const [image] = property.images
    const changes = changedFields(home, list.drafts.get(property.id)).length
    const isScheduled = home.publishAt !== null && Date.parse(home.publishAt) > Date.now()
    return {
      id: property.id,
      href: homePath(language, property.id),
      title,
      lang,
      notes: [
        property.ref,
        isScheduled &&
          insert(copy.scheduled, { time: dateAndTime(home.publishAt ?? '', language) }),
        changes > 0 && counted(copy.inDraft, changes, language),
      ].filter(Boolean),
      picture:
        image === undefined
          ? undefined
          : site.pictures.at(image, title, language, property.pictureDetails),
      type: cardWords[language].types[property.propertyType ?? 'apartment'],
      bedrooms: property.bedrooms,
      area: property.area,
      amount: property.price,
      price: price(property.price, language),
      state: stateOfHome(home),
      revision: home.revision,
      pictures: property.images.length,
    }
  })
  const unpublished = list.unpublished.map((draft) => {
    const fields = draftedFields(undefined, draft)
    return {
      id: draft.id,
      href: homePath(language, draft.id),
      title: (language === 'es' ? fields.title_es || fields.title : fields.title) || copy.untitled,
      ref: fields.ref,
    }
  })
  return { search, rows, unpublished, total: list.total, pages: list.pages }
}

/** Changes the price or the status of one home, as long as nobody else has. */
export async function action(args: Route.ActionArgs) {
  const { author } = await authorIn(args)
  const language = languageOf(args.url.pathname)
  const copy = words[language]
  const form = await readForm(args.request)
  const id = textOf(form, 'id')
  const revision = Number(textOf(form, 'revision'))
  const back = () => redirect(args.url.pathname + args.url.search, 303)
  const refuse = (problem: string, status: number) =>
    data({ id, problem, typed: textOf(form, 'price') }, { status })
  const { home } = await orErrorPage(readStored(author.client, id))
  if (!home) throw data(null, { status: 404 })
  const { title } = textsOfHome(home.property, language)
  const state = states.find((one) => one === textOf(form, 'state'))
  if (!Number.isSafeInteger(revision)) return refuse(copy.failed, 400)
  const amount = readAmount(textOf(form, 'price'))
  if (!state && fieldRules.price.parse(amount) === undefined) return refuse(copy.badPrice, 400)
  const isUnpublished = home.publication === 'draft'
  if (state && isUnpublished && state !== 'draft' && state !== 'withdrawn') {
    // A home that was never published has to meet all rules first.
    const publishing = await orUndefined(publish(author, id))
    if (!publishing) return refuse(copy.failed, 503)
    return publishing.outcome === 'published'
      ? back()
      : refuse(insert(copy.incomplete, { home: title }), 409)
  }
  const change = state ? columnsOfState(state) : { price: Number(amount) }
  const done = await orUndefined(changeHome(author, { id, revision }, change))
  if (done) return back()
  if (done === undefined) return refuse(copy.failed, 503)
  const { home: now = home } = await orErrorPage(readStored(author.client, id))
  const current = {
    home: title,
    price: price(now.property.price, language),
    state: copy.states[stateOfHome(now)].toLowerCase(),
  }
  return refuse(insert(copy.changedMeanwhile, current), 409)
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
  const { search, rows, unpublished, total, pages } = loaderData
  const { language } = useRootData()
  const copy = words[language]
  const pageAddress = (page: number) =>
    `?${new URLSearchParams({ ...parametersOf(search), page: String(page) })}`
  return (
    <div className="page">
      <div className="head">
        <h1>{copy.title}</h1>
        <Filter
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
      {rows.length + unpublished.length === 0 && <p className="slate">{copy.none}</p>}
      <table className="table rows homes">
        <caption className="vh">{insert(copy.caption, { shown: rows.length, total })}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.columns.home}</th>
            <th scope="col" className="wide-only">
              {copy.columns.type}
            </th>
            <th scope="col" className="r wide-only">
              {copy.columns.bedrooms}
            </th>
            <th scope="col" className="r wide-only">
              {copy.columns.area}
            </th>
            <th scope="col" className="r">
              {copy.columns.price}
            </th>
            <th scope="col">{copy.columns.state}</th>
            <th scope="col" className="r wide-only">
              {copy.columns.pictures}
            </th>
          </tr>
        </thead>
        <tbody>
          {unpublished.map(({ id, href, title, ref }) => (
            <tr key={id}>
              <th scope="row" className="full">
                <Link className="homecell" to={href}>
                  <Thumb picture={undefined} />
                  <span>
                    <b>{title}</b>
                    <br />
                    <span className="slate">
                      {[ref, copy.notPublished].filter(Boolean).join('. ')}
                    </span>
                  </span>
                </Link>
              </th>
              <td className="wide-only">–</td>
              <td className="r wide-only">–</td>
              <td className="r wide-only">–</td>
              <td className="r">–</td>
              <td>
                <span className="status status--draft">{copy.states.draft}</span>
              </td>
              <td className="r wide-only">–</td>
            </tr>
          ))}
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" className="full">
                <Link className="homecell" to={row.href}>
                  <Thumb picture={row.picture} />
                  <span>
                    <b lang={row.lang}>{row.title}</b>
                    <br />
                    <span className="slate">{row.notes.join('. ')}</span>
                  </span>
                </Link>
              </th>
              <td className="wide-only">{row.type}</td>
              <td className="r wide-only">{row.bedrooms}</td>
              <td className="r wide-only">{row.area}</td>
              <td className="r">
                <PriceCell
                  key={row.revision}
                  words={copy}
                  home={row}
                  typed={actionData?.id === row.id ? actionData.typed : undefined}
                />
              </td>
              <td>
                <StateCell words={copy} home={row} states={states} />
              </td>
              <td className="r wide-only">{row.pictures}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small slate homes__pages">
        {insert(copy.shown, { shown: rows.length, total })}{' '}
        {search.page > 1 && (
          <Link to={pageAddress(search.page - 1)}>
            {insert(copy.previous, { count: pageSize })}
          </Link>
        )}{' '}
        {search.page < pages && (
          <Link to={pageAddress(search.page + 1)}>
            {insert(copy.next, { count: Math.min(pageSize, total - search.page * pageSize) })}
          </Link>
        )}{' '}
        <Link to={pathIn(language, '/office/homes/unused')}>{copy.unused}</Link>
      </p>
    </div>
  )
}
