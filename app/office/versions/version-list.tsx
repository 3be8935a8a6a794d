import { Link } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { words } from './words.ts'

interface ListedVersion {
  /** The query of the link. */
  to: string
  isShown: boolean
  name: string
  at?: string
  what?: string | undefined
  by?: string
}

interface VersionListProps {
  title: string
  count: number
  /** A sentence that says how long versions are kept. */
  kept: string
  /** The draft, if there is one. */
  draft: { isShown: boolean; what?: string } | undefined
  /** The versions, newest first. */
  versions: readonly ListedVersion[]
}

/** The versions of a home or a text, each with a link to its changes. */
export function VersionList({ title, count, kept, draft, versions }: VersionListProps) {
  const { language } = useRootData()
  const copy = words[language]
  return (
    <section aria-labelledby="versions">
      <h2 id="versions" className="horizon">
        {title} <b>{count}</b>
        <span>{kept}</span>
      </h2>
      <ul className="plain">
        {draft && <VersionLink to="?" name={copy.draft} at={copy.now} {...draft} />}
        {versions.map((version) => (
          <VersionLink key={version.to} {...version} />
        ))}
      </ul>
    </section>
  )
}

const VersionLink = ({ to, isShown, name, at, what, by }: ListedVersion) => (
  <li>
    <Link className="version" to={to} aria-current={isShown ? 'true' : undefined}>
      <b>{name}</b>
      <span className="slate">{at}</span>
      <span>{what}</span>
      <span className="slate">{by}</span>
    </Link>
  </li>
)
