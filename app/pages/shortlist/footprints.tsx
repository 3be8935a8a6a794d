/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- the stylesheet changes the display of the table, which removes its roles */
import type { CSSProperties } from 'react'
import type { Footprint } from './compared-homes.ts'
import type { ShortlistWords } from './words.ts'

const parts = ['inside', 'terrace', 'garden'] as const

/** The smallest width of a cell, in metres, so that one small home does not fill it. */
const minWidth = 40

/** The areas of each home as squares on one ground line, to one scale. */
export function Footprints({
  copy,
  footprints,
}: {
  copy: ShortlistWords['table']
  footprints: Footprint[]
}) {
  const widest = Math.max(
    minWidth,
    ...footprints.map(({ inside, terrace, garden }) => inside + terrace + garden),
  )
  const highest = Math.max(
    ...footprints.flatMap(({ inside, terrace, garden }) => [inside, terrace, garden]),
  )
  const scale: CSSProperties = { '--wide': widest.toFixed(2), '--high': highest.toFixed(2) }
  return (
    <tr role="row" className="vs__open" style={scale}>
      <th scope="row" role="rowheader">
        {copy.footprint}
        <span className="feetkey" aria-hidden="true">
          {parts.map((part) => (
            <span key={part}>
              <i className={part} />
              {copy[part]}
            </span>
          ))}
        </span>
      </th>
      {footprints.map((footprint, index) => (
        <td key={index} role="cell" className="feetcell">
          <span className="feetbox" aria-hidden="true">
            <span className="feet">
              {parts.map(
                (part) =>
                  footprint[part] > 0 && <Square key={part} part={part} side={footprint[part]} />,
              )}
            </span>
          </span>
          <span className="vh">{footprint.text}</span>
        </td>
      ))}
    </tr>
  )
}

function Square({ part, side }: { part: string; side: number }) {
  const style: CSSProperties = { '--s': side.toFixed(2) }
  return <i className={part} style={style} />
}
