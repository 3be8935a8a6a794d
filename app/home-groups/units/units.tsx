import { ButtonLink } from '#app/components/button-link.tsx'
import { DialogButton } from '#app/components/dialog.tsx'
import { Link } from '#app/components/link.tsx'
import { Picture } from '#app/components/picture.tsx'
import { informationDialogId } from '#app/leads/information-form.tsx'
import { SaveButton } from '#app/shortlist/save-button.tsx'
import { insert } from '#app/words.ts'
import type { UnitsView } from './load-units.ts'
import type { UnitColumn } from './query.ts'

/**
 * The homes of a development as a table, or as cards on a narrow page. Sorting and filters are
 * links.
 */
export function Units({ view, title }: { view: UnitsView; title?: string | undefined }) {
  const { copy, rows, message, columns, filters, clear, listing, listed, development, status } =
    view
  return (
    <section className="grid units" aria-labelledby="homes">
      <div className="units__head">
        <h2 id="homes">{title ?? copy.title}</h2>
        {!message && (
          <ButtonLink to={listing} line>
            {copy.listing}
          </ButtonLink>
        )}
      </div>
      {message && (
        <p className="lead" role={status === 503 ? 'alert' : undefined}>
          {message}
        </p>
      )}
      {filters.map((filter) => (
        <Filter key={filter.name} {...filter} />
      ))}
      {!message && rows.length === 0 && (
        <p className="lead">
          {copy.none}{' '}
          <Link to={clear} preventScrollReset>
            {copy.clear}
          </Link>
        </p>
      )}
      {rows.length > 0 && (
        <>
          <UnitsTable view={view} />
          {listed && (
            <p className="units__listed">
              <span>{listed}</span>
              <DialogButton
                opens={informationDialogId(development)}
                about={development}
                variant="go"
              >
                {copy.rest}
              </DialogButton>
            </p>
          )}
          {(columns.floor || columns.facing) && <p className="small slate">{copy.note}</p>}
        </>
      )}
    </section>
  )
}

/** Links to the homes of a kind. */
function Filter({ name, choices }: UnitsView['filters'][number]) {
  return (
    <ul className="units__filter no-print" aria-label={name} data-name={name}>
      {choices.map((choice) => (
        <li key={choice.name}>
          <Link to={choice.href} aria-current={choice.now ? 'true' : undefined} preventScrollReset>
            {choice.name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function UnitsTable({ view }: { view: UnitsView }) {
  const { copy, columns, heads } = view
  return (
    <table className="units__table">
      <thead>
        {/* On a narrow page these headings form the control that sorts the cards. */}
        <tr data-name={heads.length > 0 ? copy.sort : undefined}>
          {columns.picture && (
            <th scope="col">
              <span className="vh">{copy.columns.picture}</span>
            </th>
          )}
          <ColumnHead view={view} column="unit" />
          {columns.floor && <ColumnHead view={view} column="floor" />}
          {columns.facing && <th scope="col">{copy.columns.facing}</th>}
          <ColumnHead view={view} column="bedrooms" />
          <ColumnHead view={view} column="area" />
          {columns.terrace && <ColumnHead view={view} column="terrace" />}
          <ColumnHead view={view} column="price" />
          {columns.status && <th scope="col">{copy.columns.status}</th>}
          {columns.plan && <th scope="col">{copy.columns.plan}</th>}
          <th scope="col" className="no-print">
            <span className="vh">{copy.columns.viewing}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {view.rows.map((row) => (
          <UnitRow key={row.id} row={row} view={view} />
        ))}
      </tbody>
    </table>
  )
}

interface UnitRowProps {
  row: UnitsView['rows'][number]
  view: Pick<UnitsView, 'copy' | 'columns'>
}

function UnitRow({ row, view: { copy, columns } }: UnitRowProps) {
  return (
    <tr>
      {columns.picture && (
        <td className="units__picture">
          {row.picture && (
            <Picture
              picture={row.picture}
              ratio="4x3"
              sizes="(width < 40rem) 100vw, (width < 62rem) 14rem, 8rem"
              decorative
            />
          )}
        </td>
      )}
      <th scope="row">
        <Link to={row.href} lang={row.lang}>
          {row.title}
        </Link>
        <small>{row.ref}</small>
      </th>
      {columns.floor && <Cell name={copy.columns.floor}>{row.floor}</Cell>}
      {columns.facing && <Cell name={copy.columns.facing}>{row.facing}</Cell>}
      <Cell name={copy.columns.bedrooms} figure>
        {String(row.bedrooms)}
      </Cell>
      <Cell name={copy.columns.area} figure>
        {row.area}
      </Cell>
      {columns.terrace && (
        <Cell name={copy.columns.terrace} figure>
          {row.terrace}
        </Cell>
      )}
      <td className="units__n units__price">
        {row.price} {row.allIn && <small>{row.allIn}</small>}
      </td>
      {columns.status && <Cell name={copy.columns.status}>{row.state}</Cell>}
      {columns.plan && (
        <td className="units__plan">
          {row.plan && (
            <Link to={`${row.href}#plan`}>
              <img
                src={row.plan}
                width={120}
                height={90}
                loading="lazy"
                decoding="async"
                alt={insert(copy.planOf, { title: row.title })}
              />
            </Link>
          )}
        </td>
      )}
      <td className="units__do no-print">
        <a className="go" href={row.viewing.href}>
          <span>
            {row.viewing.text}
            <span className="vh">: {row.title}</span>
          </span>
        </a>
        <SaveButton slug={row.slug} about={row.title} id={`save-${row.slug}`} />
      </td>
    </tr>
  )
}

/** The heading of a column that a long table is sorted by. */
function ColumnHead({ view: { copy, heads }, column }: { view: UnitsView; column: UnitColumn }) {
  const head = heads.find((one) => one.column === column)
  return (
    <th
      scope="col"
      className={column === 'unit' || column === 'floor' ? undefined : 'units__n'}
      aria-sort={head?.sorted}
    >
      {head ? (
        <Link to={head.href} preventScrollReset>
          <span className="vh">{copy.sort} </span>
          {copy.columns[column]}
        </Link>
      ) : (
        copy.columns[column]
      )}
    </th>
  )
}

interface CellProps {
  name: string
  children: string | undefined
  /** Columns of numbers are aligned at the end. */
  figure?: boolean
}

/** One cell. On a narrow page it shows its column's name, and is omitted if empty. */
const Cell = ({ name, children, figure = false }: CellProps) => (
  <td className={figure ? 'units__n' : undefined} data-name={children ? name : undefined}>
    {children}
  </td>
)
