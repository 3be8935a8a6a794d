interface GuideProps {
  /** Prefix of its ids. */
  id: string
  guide: {
    title: string
    notes: readonly { title: string; text: string }[]
    /** Laws and public bodies behind what it says. */
    sources: string
  }
  /** Figures of the homes on sale, beside the notes. */
  figures?: { title: string; rows: readonly { name: string; value: string }[] } | undefined
}

/** A guide for buyers: short notes with their sources. */
export function Guide({ id, guide, figures }: GuideProps) {
  return (
    <section className="section grid guide" aria-labelledby={id}>
      <div className="guide__head">
        <h2 id={id}>{guide.title}</h2>
        {figures && figures.rows.length > 0 && (
          <div className="guide__figures">
            <h3>{figures.title}</h3>
            <dl className="details">
              {figures.rows.map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
      <div className="guide__notes">
        {guide.notes.map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
        <p className="small slate">{guide.sources}</p>
      </div>
    </section>
  )
}
