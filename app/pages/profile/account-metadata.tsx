import { Arrow } from '#app/components/arrow.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { pathIn } from '#server/language.ts'
import type { ProfileWords } from './words.ts'

/** The account's metadata as formatted text, and a link to all its data as a file. */
export function AccountMetadata({
  copy,
  metadata,
}: {
  copy: ProfileWords
  metadata: Record<string, unknown>
}) {
  const { language } = useRootData()
  return (
    <section className="pf__c" aria-labelledby="metadata">
      <h2 id="metadata">{copy.metadata}</h2>
      <pre className="code">{JSON.stringify(metadata, undefined, 2)}</pre>
      <a className="go no-print" href={pathIn(language, '/profile/data.json')} download>
        <span>{copy.json}</span> <Arrow />
      </a>
    </section>
  )
}
