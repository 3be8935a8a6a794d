import { AskLink } from './ask-link.tsx'
import { Cited } from './cited.tsx'
import type { ProjectView } from './project.ts'

/**
 * Developer, licence, build stage, handover and payments of the home; unknown facts have a link
 * that asks for them.
 */
export function Project({ view }: { view: ProjectView }) {
  const { words: copy, none, rows, ask } = view
  return (
    <section className="grid part" id="project" aria-labelledby="project-title">
      <h2 id="project-title">{copy.title}</h2>
      <div className="part__main">
        {none && <p>{none}</p>}
        {rows.length > 0 && (
          <dl className="details">
            {rows.map(({ name, values, question }) => (
              <div key={name}>
                <dt>{name}</dt>
                {values.map((value) => (
                  <dd key={value} className={question && 'slate'}>
                    {value}{' '}
                    {question && (
                      <AskLink about={question} fact={name}>
                        {copy.askOne}
                      </AskLink>
                    )}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        )}
        {ask && (
          <p className="change__why">
            <AskLink about="project" look={none ? 'btn btn--line' : undefined}>
              {ask}
            </AskLink>
          </p>
        )}
      </div>
      <div className="part__side">
        <p className="lead">{copy.lead}</p>
        <p className="small slate">
          <Cited text={copy.law} /> {copy.source}
        </p>
      </div>
    </section>
  )
}
