import { Link } from '#app/components/link.tsx'

export interface ProfileList {
  id: string
  title: string
  rows: { id: string; term: string; text: string; to?: string | undefined }[]
  /** The text for an empty list. */
  none: string
  /** A link to the whole list, or to a page where an entry is made. */
  more?: { to: string; text: string } | undefined
}

/** What the user has on the site: saved homes, viewings, alerts and enquiries. */
export function ProfileLists({ lists }: { lists: readonly ProfileList[] }) {
  const sections = lists.map(({ id, title, rows, none, more }) => (
    <section key={id} className="pf__c" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {rows.length === 0 && <p className="slate">{none}</p>}
      {rows.length > 0 && (
        <dl className="details">
          {rows.map((row) => (
            <div key={row.id}>
              <dt>{row.term}</dt>
              <dd>
                {/* Some addresses contain a token, so none is prefetched. */}
                {row.to ? (
                  <Link to={row.to} prefetch="none">
                    {row.text}
                  </Link>
                ) : (
                  row.text
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {more && (
        <p>
          <Link className="go" to={more.to} prefetch="none">
            <span>{more.text}</span>
          </Link>
        </p>
      )}
    </section>
  ))
  return <div className="pf__lists">{sections}</div>
}
