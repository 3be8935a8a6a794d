import { Link } from 'react-router'
import { Thumb } from '#app/office/controls/thumb.tsx'
import { insert } from '#app/words.ts'
import { states } from '#server/homes/home-state.ts'
import { enquiryWeeks } from '#server/leads/handling/count-enquiries.ts'
import type { HomesWords } from '../words.ts'
import type { ListRefusal } from './change-in-list.ts'
import type { HomeListView } from './load.ts'
import { PriceCell } from './price-cell.tsx'
import { StateCell } from './state-cell.tsx'
import { WeekBars } from './week-bars.tsx'

interface HomeTableProps extends Pick<HomeListView, 'rows' | 'unpublished' | 'total'> {
  words: HomesWords
  /** The change that was refused. */
  refused: ListRefusal | undefined
}

/**
 * The list of homes: drafts that were never published, then homes with fields to change their price
 * and state.
 */
export function HomeTable({ rows, unpublished, total, words: copy, refused }: HomeTableProps) {
  return (
    <table className="table rows homes">
      <caption className="vh">
        {insert(copy.caption, {
          shown: rows.length + unpublished.length,
          total: total + unpublished.length,
        })}
      </caption>
      <Columns words={copy} />
      <tbody>
        {unpublished.map((draft) => (
          <DraftRow key={draft.id} words={copy} draft={draft} />
        ))}
        {rows.map((row) => (
          <HomeRow
            key={row.id}
            words={copy}
            row={row}
            refused={refused?.id === row.id ? refused : undefined}
          />
        ))}
      </tbody>
    </table>
  )
}

const columns = [
  ['home'],
  ['type', 'wide-only'],
  ['bedrooms', 'r wide-only'],
  ['area', 'r wide-only'],
  ['price', 'r'],
  ['state', 'homes__state'],
  ['enquiries', 'desk-only', 2],
  ['pictures', 'r wide-only homes__pictures'],
  ['changed', 'r desk-only'],
] as const

function Columns({ words: copy }: Pick<HomeTableProps, 'words'>) {
  return (
    <thead>
      <tr>
        {columns.map(([name, className, colSpan]) => (
          <th key={name} scope="col" className={className} colSpan={colSpan}>
            {insert(copy.columns[name], { n: enquiryWeeks })}
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface DraftRowProps extends Pick<HomeTableProps, 'words'> {
  draft: HomeListView['unpublished'][number]
}

function DraftRow({ words: copy, draft }: DraftRowProps) {
  const { href, title, lang, ref, picture, type, bedrooms, area, price, pictures } = draft
  return (
    <tr>
      <th scope="row" className="full">
        <Link className="homecell" to={href}>
          <Thumb picture={picture} />
          <span>
            <b lang={lang}>{title}</b>
            <br />
            <span className="slate">{[ref, copy.notPublished].filter(Boolean).join('. ')}</span>
            <MissingNote text={draft.lacking} />
          </span>
        </Link>
      </th>
      <td className="wide-only">{type ?? '–'}</td>
      <td className="r wide-only">{bedrooms || '–'}</td>
      <td className="r wide-only">{area || '–'}</td>
      <td className="r">{price || '–'}</td>
      <td className="homes__state">
        <span className="status status--draft">{copy.states.draft}</span>
      </td>
      <td className="r desk-only" colSpan={2}>
        –
      </td>
      <td className="r wide-only homes__pictures">{pictures || '–'}</td>
      <Changed change={draft.changed} />
    </tr>
  )
}

interface HomeRowProps extends Pick<HomeTableProps, 'words'> {
  row: HomeListView['rows'][number]
  refused: ListRefusal | undefined
}

function HomeRow({ words: copy, row, refused }: HomeRowProps) {
  return (
    <tr>
      <th scope="row" className="full">
        <Link className="homecell" to={row.href}>
          <Thumb picture={row.picture} />
          <span>
            <b lang={row.lang}>{row.title}</b>
            <br />
            <span className="slate">{row.notes.join('. ')}</span>
            <MissingNote text={row.lacking} />
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
          refused={refused?.typed === undefined ? undefined : refused}
        />
      </td>
      <td className="homes__state">
        <StateCell
          key={`${row.state} ${row.revision} ${refused ? 'refused' : ''}`}
          words={copy}
          home={row}
          states={states}
        />
      </td>
      <td className="desk-only">{row.enquiries && <WeekBars counts={row.enquiries} />}</td>
      <td className="r desk-only">
        {row.enquiries?.reduce((sum, count) => sum + count, 0) ?? '–'}
      </td>
      <td className="r wide-only homes__pictures">{row.pictures}</td>
      <Changed change={row.changed} />
    </tr>
  )
}

/** What a draft still needs, below its name. */
const MissingNote = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : (
    <>
      <br />
      <span className="homes__lacking">{text}</span>
    </>
  )

function Changed({ change }: { change: HomeListView['rows'][number]['changed'] }) {
  return (
    <td className="r desk-only slate homes__changed">
      {change ? (
        <>
          {change.when}
          {change.who && (
            <>
              <br />
              {change.who}
            </>
          )}
        </>
      ) : (
        '–'
      )}
    </td>
  )
}
