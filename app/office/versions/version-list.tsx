import { Link } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { words } from './words.ts'

interface ListedVersion {
  /** The link's query. */
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
  /** How long versions are kept. */
  kept: string
  /** The draft, where there is one. */
  draft: { isShown: boolean; what?: string } | undefined
  /** Newest first. */
  versions: readonly ListedVersion[]
}

/** The versions of a home or a text, each a link to what it changed. */
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
