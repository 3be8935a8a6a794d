/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label -- on phones the stylesheet changes the display of the table, which removes its roles */
import { Fragment, type CSSProperties } from 'react'
import { Arrow } from '#app/components/arrow.tsx'
import { HomePicture } from '#app/components/home-picture.tsx'
import { Link } from '#app/components/link.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { ListForm } from '#app/shortlist/list-form.tsx'
import { type Shortlist, shortlistPath } from '#app/shortlist/list.ts'
import type { ComparedHomes } from './compared-homes.ts'
import { Footprints } from './footprints.tsx'
import type { ShortlistWords } from './words.ts'

export interface ComparisonTableProps extends Pick<ComparedHomes, 'heads' | 'footprints' | 'rows'> {
  /** The homes in the page's address. */
  list: Shortlist
  /** The owner's residence in the page's address. */
  residence: string | undefined
  /** Whether the list is the visitor's own; somebody else's list cannot be changed. */
  isOwn: boolean
  copy: ShortlistWords
}

/**
 * A table with a column for each home, whose name stays in view; each row has one scale for all
 * homes.
 */
export function ComparisonTable({
  heads,
  footprints,
  rows,
  list,
  residence,
  isOwn,
  copy,
}: ComparisonTableProps) {
  const style: CSSProperties = { '--n': heads.length }
  return (
    <table className="vs" role="table" style={style}>
      <colgroup>
        <col />
        <col span={heads.length} />
      </colgroup>
      <ColumnHeads heads={heads} isOwn={isOwn} residence={residence} copy={copy} />
      <tbody role="rowgroup">
        {rows.map(({ key, name, opens, marks, cells, residences }) => (
          <Fragment key={key}>
            {key === 'area' && footprints.length > 0 && (
              <Footprints copy={copy.table} footprints={footprints} />
            )}
            <tr
              role="row"
              id={residences.length > 0 ? key : undefined}
              className={opens ? 'vs__open' : undefined}
            >
              <th scope="row" role="rowheader">
                {name}
                {marks.length > 0 && <sup>{marks.join(' ')}</sup>}
                {residences.length > 0 && (
                  <Residences
                    label={copy.table.residence}
                    list={list}
                    to={`#${key}`}
                    residences={residences}
                  />
                )}
              </th>
              {cells.map(({ text, isFigure, share, apart, isBest, href }, index) => (
                <td key={heads[index]?.id} role="cell">
                  <span className={isFigure ? 'vs__v' : 'vs__t'}>
                    {href ? <a href={href}>{text}</a> : text}
                  </span>
                  {share && <Bar share={share} />}
                  {apart && (
                    <small className={isBest ? 'vs__more vs__best' : 'vs__more'}>{apart}</small>
                  )}
                </td>
              ))}
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

/** Links that choose the owner's residence. */
function Residences({
  label,
  list,
  to,
  residences,
}: {
  label: string
  list: Shortlist
  to: string
  residences: ComparedHomes['rows'][number]['residences']
}) {
  const { language } = useRootData()
  return (
    <span className="vs__choice no-print" role="group" aria-label={label}>
      {residences.map(({ name, residence, isChosen }) => (
        <Link
          key={residence}
          to={shortlistPath(language, list, residence) + to}
          aria-current={isChosen ? 'true' : undefined}
          preventScrollReset
        >
          {name}
        </Link>
      ))}
    </span>
  )
}

/** The heads of the columns: pictures, names, which stay in view, and buttons. */
function ColumnHeads({
  heads,
  isOwn,
  residence,
  copy,
}: Pick<ComparisonTableProps, 'heads' | 'isOwn' | 'residence' | 'copy'>) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        <td role="cell">
          {heads.length > 1 && <p className="small slate vs__note">{copy.table.scale}</p>}
        </td>
        {heads.map((home) => (
          <td key={home.id} role="cell">
            <HomePicture home={home} sizes="(width < 62rem) 45vw, 28vw" />
          </td>
        ))}
      </tr>
      <tr role="row" className="vs__names">
        <td role="cell" />
        {heads.map((home) => (
          <th key={home.id} scope="col" role="columnheader">
            <h2 className="vs__n" lang={home.lang}>
              <Link to={home.href}>{home.title}</Link>
            </h2>
          </th>
        ))}
      </tr>
      <tr role="row" className="no-print">
        <td role="cell" />
        {heads.map((home) => (
          <td key={home.id} role="cell">
            <div className="vs__do">
              <a className="go" href={home.viewing.href}>
                <span>{home.viewing.text}</span> <Arrow />
                <span className="vh"> {home.title}</span>
              </a>
              {isOwn && (
                <ListForm name="remove" value={home.slug} residence={residence} className="plain">
                  {copy.remove}
                  <span className="vh"> {home.title}</span>
                </ListForm>
              )}
            </div>
          </td>
        ))}
      </tr>
    </thead>
  )
}

function Bar({ share }: { share: number }) {
  const style: CSSProperties = { '--v': share.toFixed(3) }
  return <span className="vs__b" style={style} aria-hidden="true" />
}
