import { Drawing } from '#app/components/drawing.tsx'
import { parts, type FurniturePackageTexts } from '#app/content/packages.ts'
import { InformationRequest } from '#app/leads/information-form.tsx'
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- the roles are redundant only while the stylesheet keeps `display: table`, see Comparison */
import type { PictureData } from '#server/pictures/pictures.ts'
import type { words } from './words.ts'

interface ComparisonProps {
  copy: Pick<(typeof words)['en'], 'key' | 'table'>
  packages: (FurniturePackageTexts & { id: string; picture: PictureData })[]
}

/**
 * The packages compared part by part. The roles repeat the elements' own, because on phones the
 * stylesheet changes the table's display, and browsers then drop its semantics.
 */
export function PackageComparison({ copy: { key, table }, packages }: ComparisonProps) {
  return (
    <section className="grid fp" aria-label={table.label}>
      <p className="packs__key">
        <span>
          <i />
          {key.contained}
        </span>
        <span>
          <i className="n" />
          {key.added}
        </span>
      </p>
      <table className="packs" role="table">
        <colgroup>
          <col />
          <col span={packages.length} />
        </colgroup>
        <thead role="rowgroup">
          <tr role="row">
            <td role="cell">
              <span className="vh">{key.contained}</span>
            </td>
            {packages.map(({ id, title, description, picture }) => (
              <th key={id} scope="col" role="columnheader">
                <Drawing picture={picture} />
                <h2>{title}</h2>
                <p>{description}</p>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {parts.map((part) => (
            <tr key={part} role="row">
              <th scope="row" role="rowheader">
                {table.parts[part]}
              </th>
              {packages.map(({ id, title, features }, index) => {
                const feature = features[part]
                const isNew = feature && index > 0 && !packages[index - 1]?.features[part]
                return (
                  <td
                    key={id}
                    role="cell"
                    className={feature ? (isNew ? 'is-new' : undefined) : 'is-none'}
                  >
                    <span className="packs__of" aria-hidden="true">
                      {title}
                    </span>
                    {feature ?? <span className="vh">{table.none}</span>}
                    {isNew && <span className="vh"> ({key.added.toLowerCase()})</span>}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
        <tfoot role="rowgroup">
          <tr role="row">
            <td role="cell" className="slate small">
              {table.price}
            </td>
            {packages.map(({ id, title, request }) => (
              <td key={id} role="cell">
                <span className="packs__of" aria-hidden="true">
                  {title}
                </span>
                <InformationRequest about={request} text={table.requestText}>
                  {table.request}
                </InformationRequest>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
