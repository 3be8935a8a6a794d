interface TypeOverviewProps {
  lead: string
  text: string
  /** The heading of the card of key features. */
  features: string
  keys: readonly string[]
}

/** The text about a property type, beside its key features. */
export function TypeOverview({ lead, text, features, keys }: TypeOverviewProps) {
  return (
    <section className="grid vi-over">
      <div className="vi-over__t">
        <p className="dev-intro__text">{lead}</p>
        <p>{text}</p>
      </div>
      <div className="sidecard vi-key">
        <h2>{features}</h2>
        <ul className="plainlist">
          {keys.map((key) => (
            <li key={key}>{key}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
