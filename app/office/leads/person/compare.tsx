import { Form, Link } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { Breakable } from './breakable.tsx'
import type { PersonView } from './load.ts'
import { words } from './words.ts'

interface ComparisonProps {
  comparison: NonNullable<PersonView['comparison']>
  /** The address of the screen without the comparison. */
  back: string
}

/** Two people side by side, before they are merged. */
export function Comparison({ comparison: { leadId, rows }, back }: ComparisonProps) {
  const { language } = useRootData()
  const { sides: copy } = words[language]
  return (
    <section className="group" aria-labelledby="compare">
      <h2 id="compare">{copy.compareTitle}</h2>
      <table className="table table--same">
        <caption className="vh">{copy.compareTitle}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{copy.field}</span>
            </th>
            <th scope="col">{copy.this}</th>
            <th scope="col">{copy.other}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, ours, theirs, isSame }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {isSame ? (
                <td colSpan={2}>
                  <Texts texts={ours} />
                  <span className="slate">{copy.equal}</span>
                </td>
              ) : (
                <>
                  <td>
                    <Texts texts={ours} />
                  </td>
                  <td>
                    <Texts texts={theirs} />
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small slate">{copy.mergeText}</p>
      <Form method="post" className="acts" action={back}>
        <input type="hidden" name="other" value={leadId} />
        <button className="btn" name="intent" value="merge">
          {copy.mergeInto}
        </button>
        <Link className="txt" to={back}>
          {copy.different}
        </Link>
      </Form>
    </section>
  )
}

/** Texts in separate lines. */
const Texts = ({ texts }: { texts: readonly string[] }) =>
  texts.length === 0
    ? '–'
    : texts.map((text, index) => (
        <span key={text}>
          {index > 0 && <br />}
          <Breakable text={text} />
        </span>
      ))
