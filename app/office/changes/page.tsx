import { Form, Link, useSubmit } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { pathIn } from '#server/language.ts'
import { ScreenHead } from '../controls/screen-head.tsx'
import { screenMeta } from '../title.ts'
import type { Route } from './+types/page.ts'
import { ChangeList } from './change-list.tsx'
import { type ChangesData, loadChanges } from './load.ts'
import { loggedTables } from './logged-tables.ts'
import { words } from './words.ts'

export const loader = (args: Route.LoaderArgs) => loadChanges(args)

export const meta = screenMeta((language) => words[language].title)

/** The log of every change, newest first. */
export default function Changes({ loaderData }: Route.ComponentProps) {
  const { language } = useRootData()
  const copy = words[language]
  const { filter, authors, entries, older, isOlder } = loaderData
  const page = pathIn(language, '/office/changes')
  const pageWith = (others: Record<string, string>) =>
    `${page}?${new URLSearchParams({ ...given(filter), ...others })}`
  return (
    <div className="page">
      <ScreenHead title={copy.title} text={copy.intro} />
      {filter.import === undefined ? (
        <ChangesFilter filter={filter} authors={authors} page={page} />
      ) : (
        <p className="line">
          {copy.imported}{' '}
          <Link className="txt" to={page}>
            {copy.whole}
          </Link>
        </p>
      )}
      {entries.length === 0 ? (
        <p className="slate">
          {Object.keys(given(filter)).length > 0 ? copy.noneFound : copy.none}
        </p>
      ) : (
        <ChangeList entries={entries} />
      )}
      <p className="line">
        {isOlder && (
          <Link className="btn" to={pageWith({})}>
            {copy.newest}
          </Link>
        )}
        {older !== undefined && (
          <Link className="btn" to={pageWith({ older: String(older) })}>
            {copy.older}
          </Link>
        )}
      </p>
    </div>
  )
}

/** The filter of the log, as parameters of an address. */
const given = (filter: ChangesData['filter']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )

type FilterProps = Pick<ChangesData, 'filter' | 'authors'> & { page: string }

function ChangesFilter({ filter, authors, page }: FilterProps) {
  const { of, by, on } = filter
  const { language } = useRootData()
  const copy = words[language]
  const submit = useSubmit()
  return (
    <Form
      className="sentence"
      action={page}
      onChange={({ currentTarget }) => void submit(currentTarget)}
      key={`${of} ${by} ${on}`}
    >
      {copy.before}
      <select name="of" aria-label={copy.what} defaultValue={of ?? ''}>
        <option value="">{copy.all}</option>
        {loggedTables.map((one) => (
          <option key={one} value={one}>
            {copy.tables[one]}
          </option>
        ))}
      </select>
      {copy.by}
      <select name="by" aria-label={copy.who} defaultValue={by ?? ''}>
        <option value="">{copy.anybody}</option>
        {authors.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      {copy.on}
      <span className="sentence__end">
        <input type="date" name="on" aria-label={copy.day} defaultValue={on ?? ''} />.
      </span>
      {on && (
        <>
          {' '}
          <Link
            className="txt small"
            to={`${page}?${new URLSearchParams(given({ ...filter, on: undefined }))}`}
          >
            {copy.anyDay}
          </Link>
        </>
      )}
      <noscript>
        <button className="btn">{copy.apply}</button>
      </noscript>
    </Form>
  )
}
