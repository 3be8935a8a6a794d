import { Link } from '#app/components/link.tsx'

export interface ProfileList {
  id: string
  title: string
  rows: { id: string; term: string; text: string; to?: string | undefined }[]
  /** Where there is none yet. */
  none: string
  /** All of them, or how to have one. */
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
                {/* Some addresses hold a token, so none is fetched ahead. */}
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
