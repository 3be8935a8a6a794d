import { ArrowLink } from './arrow-link.tsx'

interface GuideNote {
  /** The id of the guide, for links to it. */
  id?: string
  title: string
  text: string
  link?: { to: string; text: string } | undefined
}

export interface GuideProps {
  /** The prefix of the ids of its notes. */
  id: string
  guide: {
    title: string
    notes: readonly GuideNote[]
    /** The laws and public bodies on which the note is based. */
    sources: string
  }
  /** Figures of the homes on sale, shown beside the notes. */
  figures?: { title: string; rows: readonly { name: string; value: string }[] } | undefined
}

/** With this number of notes or more, wide screens show links to them beside the notes. */
const manyNotes = 10

/** A guide for buyers: short notes with their sources. */
export function Guide({ id, guide, figures }: GuideProps) {
  const linked = guide.notes.filter((note) => note.id)
  return (
    <section className="section grid guide" aria-labelledby={id}>
      <div className="guide__head">
        <h2 id={id}>{guide.title}</h2>
        {linked.length >= manyNotes && (
          <ol className="guide__jump no-print">
            {linked.map(({ id: noteId, title }) => (
              <li key={noteId}>
                <a href={`#${noteId}`}>{title}</a>
              </li>
            ))}
          </ol>
        )}
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
        {guide.notes.map(({ id: noteId, title, text, link }) => (
          <div key={title} id={noteId}>
            <h3>{title}</h3>
            <p>{text}</p>
            {link && (
              <p className="no-print">
                <ArrowLink to={link.to}>{link.text}</ArrowLink>
              </p>
            )}
          </div>
        ))}
        <p className="small slate">{guide.sources}</p>
      </div>
    </section>
  )
}
