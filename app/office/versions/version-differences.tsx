import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { type Difference, DifferenceTable } from './difference-table.tsx'
import { words } from './words.ts'

interface DifferencesProps {
  title: string
  differences: readonly Difference[]
  /** The version that the button restores as the draft; absent if there is no button. */
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
        <DifferenceTable caption={title} columns={copy} differences={differences} />
      )}
      {children}
    </section>
  )
}
