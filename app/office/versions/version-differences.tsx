import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import type { DiffPiece } from '#server/shared/word-diff.ts'
import { DiffPieces } from './diff-pieces.tsx'
import { words } from './words.ts'

interface Difference {
  /** Its key, where two fields may have the same name. */
  path?: string
  field: string
  pieces: readonly DiffPiece[]
}

interface DifferencesProps {
  title: string
  differences: readonly Difference[]
  /** The version that the button restores as the draft; without it there is no button. */
  restore?: { version: number; label: string } | undefined
  children?: ReactNode
}

/** The changes of a version, before and after side by side. */
export function VersionDifferences({ title, differences, restore, children }: DifferencesProps) {
  const { language } = useRootData()
  const copy = words[language]
  return (
    <section aria-labelledby="differences">
      <div className="head">
        <h2 id="differences">{title}</h2>
        {restore && (
          <Form className="acts" method="post">
            <button className="btn" name="version" value={restore.version}>
              {restore.label}
            </button>
          </Form>
        )}
      </div>
      {differences.length === 0 ? (
        <p className="slate">{copy.same}</p>
      ) : (
        <table className="table rows diff">
          <caption className="vh">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{copy.field}</th>
              <th scope="col">{copy.before}</th>
              <th scope="col">{copy.after}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ field, path = field, pieces }) => (
              <tr key={path}>
                <th scope="row" className="full">
                  {field}
                </th>
                <td>
                  <DiffPieces pieces={pieces} without="new" />
                </td>
                <td>
                  <DiffPieces pieces={pieces} without="gone" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {children}
    </section>
  )
}
