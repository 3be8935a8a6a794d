import type { BuyingGuideWords } from './words.ts'

/** A table of the taxes and fees of new homes and of resales, each with its source. */
export function CostTable({ copy }: { copy: BuyingGuideWords['costs'] }) {
  const { head, none } = copy
  const rows: { name: string; source: string; both?: string; new?: string; resale?: string }[] =
    Object.values(copy.rows)
  return (
    <section className="section grid bg-costs" aria-labelledby="costs">
      <h2 id="costs">{copy.title}</h2>
      <p className="lead">{copy.lead}</p>
      <table className="costs">
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{head.item}</span>
            </th>
            <th scope="col">{head.new}</th>
            <th scope="col">{head.resale}</th>
            <th scope="col">{head.source}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, source, both, ...each }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-k={head.new}>{both ?? each.new ?? <Dash says={none} />}</td>
              <td data-k={head.resale}>{both ?? each.resale ?? <Dash says={none} />}</td>
              <td>{source}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small slate">{copy.note}</p>
    </section>
  )
}

const Dash = ({ says }: { says: string }) => (
  <>
    <span className="costs__none" aria-hidden="true">
      –
    </span>
    <span className="vh">{says}</span>
  </>
)
