import { Form, Link, useSubmit } from 'react-router'
import { dateAndTime } from '#app/format.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import type { NamedEntry } from '#server/audit-log/row-names.ts'
import { languageOf, type Language, pathIn } from '#server/language.ts'
import { requireMember } from '../guard.ts'
import { homePath } from '../homes/home-path.ts'
import { officeMeta } from '../title.ts'
import { columnName, valueText } from '../values/values.ts'
import type { Route } from './+types/page.ts'
import { words } from './words.ts'

const perPage = 50

const tables = [
  'leads',
  'viewings',
  'properties',
  'people',
  'outbox',
  'staff',
  'content_versions',
  'objects',
  'buckets',
] as const

export async function loader(args: Route.LoaderArgs) {
  const { site } = requireMember(args, 'changes.read')
  const { searchParams, pathname } = args.url
  const language = languageOf(pathname)
  const table = tables.find((one) => one === searchParams.get('of'))
  const older = /^\d{1,15}$/.exec(searchParams.get('older') ?? '')?.[0]
  const entries = await site.office.changes({
    table,
    olderThan: older === undefined ? undefined : Number(older),
    limit: perPage + 1,
  })
  const shown = entries.slice(0, perPage)
  const last = entries.length > perPage ? shown.at(-1) : undefined
  return {
    table,
    isOlder: older !== undefined,
    entries: shown.map((entry) => entryView(entry, language)),
    older: last?.id,
  }
}

/** An entry as it is shown: each changed column as it was and became, shortened. */
function entryView(entry: NamedEntry, language: Language) {
  const copy = words[language]
  const { table, before, after } = entry
  const tableName = tables.find((one) => one === table)
  const columns = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (name) => !internal.includes(name),
  )
  return {
    id: entry.id,
    when: dateAndTime(entry.at, language),
    who: entry.actor === 'desk' ? copy.desk : (entry.who ?? entry.actor),
    email: entry.who === undefined ? undefined : entry.actor,
    row: {
      name: `${tableName ? copy.one[tableName] : table}: ${entry.name?.[language] ?? nameless(entry, copy.gone)}`,
      path: pathOf(entry),
    },
    action: copy.actions[entry.action],
    columns: columns.slice(0, maxColumns).map((name) => ({
      name: columnName(name, language),
      was: before && shorten(valueText(name, before[name], language)),
      is: after && shorten(valueText(name, after[name], language)),
    })),
    others: Math.max(0, columns.length - maxColumns),
  }
}

/** What stands for the name of a row that has none, or has it no longer. */
function nameless({ table, rowId }: NamedEntry, gone: string): string {
  if (table === 'content_versions') return rowId
  return ofPerson.includes(table) ? gone : rowId.slice(0, 8)
}

const maxColumns = 6
/** Tables whose rows are called as the person of their lead. */
const ofPerson = ['leads', 'viewings', 'people']
/**
 * Columns that are left out: those that the database counts itself, and details of files for the
 * storage alone.
 */
const internal = ['revision', 'updated_at', 'bucket_id', 'mimetype', 'etag']
const maxLength = 90

const shorten = (text: string): string =>
  text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text

/** The screen of what was changed, below the office; undefined where it has none. */
function pathOf({ table, rowId, leadId }: NamedEntry): string | undefined {
  if (leadId !== undefined) return `/office/leads/${leadId}`
  if (table === 'properties') return homePath('en', rowId)
  if (table === 'content_versions') return `/office/texts/${rowId}/versions`
  return table === 'staff' ? '/office/staff' : undefined
}

export const meta: Route.MetaFunction = ({ location }) => {
  const language = languageOf(location.pathname)
  return officeMeta(words[language].title, language)
}

/** The log of every change, newest first. */
export default function Changes({ loaderData }: Route.ComponentProps) {
  const { language } = useRootData()
  const copy = words[language]
  const submit = useSubmit()
  const { table, entries, older, isOlder } = loaderData
  const page = pathIn(language, '/office/changes')
  return (
    <div className="page">
      <div className="head">
        <h1>{copy.title}</h1>
        <p className="slate">{copy.intro}</p>
      </div>
      <Form
        className="sentence"
        action={page}
        onChange={({ currentTarget }) => void submit(currentTarget)}
        key={table}
      >
        {copy.before}
        <select name="of" aria-label={copy.what} defaultValue={table ?? ''}>
          <option value="">{copy.all}</option>
          {tables.map((one) => (
            <option key={one} value={one}>
              {copy.tables[one]}
            </option>
          ))}
        </select>
        {copy.after}
        <noscript>
          <button className="btn">{copy.apply}</button>
        </noscript>
      </Form>
      {entries.length === 0 ? (
        <p className="slate">{copy.none}</p>
      ) : (
        <table className="table rows">
          <caption className="vh">{copy.title}</caption>
          <thead>
            <tr>
              <th scope="col">{copy.when}</th>
              <th scope="col">{copy.who}</th>
              <th scope="col">{copy.row}</th>
              <th scope="col">{copy.change}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.id}>
                <td>{entry.when}</td>
                <td>
                  {entry.who}
                  {entry.email && (
                    <>
                      <br />
                      <span className="tiny slate">{entry.email}</span>
                    </>
                  )}
                </td>
                <td className="full">
                  {entry.row.path ? (
                    <Link to={pathIn(language, entry.row.path)}>{entry.row.name}</Link>
                  ) : (
                    entry.row.name
                  )}
                  , {entry.action}
                </td>
                <td className="full">
                  {entry.columns.map(({ name, was, is }) => (
                    <div key={name}>
                      <span className="slate">{name}</span> {was && <del>{was}</del>}{' '}
                      {is && <ins>{is}</ins>}
                    </div>
                  ))}
                  {entry.others > 0 && <span className="slate">+{entry.others}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="line">
        {isOlder && (
          <Link className="btn" to={table ? `${page}?of=${table}` : page}>
            {copy.newest}
          </Link>
        )}
        {older !== undefined && (
          <Link
            className="btn"
            to={`${page}?${new URLSearchParams({ ...(table && { of: table }), older: String(older) })}`}
          >
            {copy.older}
          </Link>
        )}
      </p>
    </div>
  )
}
