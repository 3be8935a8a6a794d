import { FoldedSection } from '#app/components/folded-section.tsx'
import { sunScale } from '#app/home-groups/units/sun-scale.ts'
import type { SunView } from '#app/home-groups/units/sun.server.ts'

/**
 * A chart with a line for each month on one scale of hours: plain while the table is in the sun,
 * hatched while it is in shade.
 */
export function Sun({ view }: { view: SunView }) {
  const { title, key, months, lead, source } = view
  return (
    <FoldedSection id="sun" title={title} answer={lead ?? ''}>
      <div className="part__main">
        {key && (
          <p className="sunkey">
            <span>
              <i aria-hidden="true" />
              {key.table}
            </span>
            <span>
              <i className="sun__outer" aria-hidden="true" />
              {key.outer}
            </span>
          </p>
        )}
        <ul className="sun" style={{ '--from': sunScale.first, '--to': sunScale.last }}>
          {months.map(({ name, terrace, table, text, total, now }) => (
            <li key={name} className={now ? 'sun__now' : undefined}>
              <span>{name}</span>
              <span className="sun__day">
                {terrace.map(([from, to]) => (
                  <i key={from} className="sun__outer" style={{ '--a': from, '--b': to }} />
                ))}
                {table.map(([from, to]) => (
                  <i key={from} style={{ '--a': from, '--b': to }} />
                ))}
                <span className="vh">{text}</span>
              </span>
              <span>{total}</span>
            </li>
          ))}
          <li className="sun__hours" aria-hidden="true">
            <span />
            <span>
              {sunScale.ticks.map((hour) => (
                <span key={hour}>{hour}</span>
              ))}
            </span>
          </li>
        </ul>
      </div>
      <div className="part__side">
        <p className="lead">{lead}</p>
        <p className="small slate">{source}</p>
      </div>
    </FoldedSection>
  )
}
