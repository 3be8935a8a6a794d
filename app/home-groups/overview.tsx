interface OverviewProps {
  /** A title for screen readers only. */
  title: string
  lead: string
  paragraphs: readonly string[]
}

/** The text about a development: its first sentence, and two columns below. */
export function Overview({ title, lead, paragraphs }: OverviewProps) {
  return (
    <div className="grid prop-body">
      <section className="prop-main" aria-labelledby="overview">
        <h2 id="overview" className="vh">
          {title}
        </h2>
        <div>
          <p className="lead">{lead}</p>
          <div className="twocol">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </section>
    </div>
  )
}
