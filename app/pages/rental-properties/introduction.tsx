import { Link } from '#app/components/link.tsx'
import type { ArticleWords } from './article-words.ts'
import { Prose } from './prose.tsx'
import { sectionId } from './rental-article.tsx'
import type { words } from './words.ts'

interface IntroductionProps {
  copy: (typeof words)['en']
  sections: ArticleWords['sections']
  /** For visitors who look for a home to rent: what is offered, and a link to it. */
  tenants: { text: string; link: string; to: string }
}

/**
 * The introduction, the contents with a figure for each section, and a description of the market.
 */
export function Introduction({ copy, tenants, sections }: IntroductionProps) {
  return (
    <>
      <div className="grid roi-tenants">
        <p>
          {tenants.text} <Link to={tenants.to}>{tenants.link}</Link>
        </p>
      </div>
      <div className="grid roi-intro">
        <div className="roi-intro__text">
          <p className="roi-intro__t">{copy.intro}</p>
          <p className="roi-intro__g">{copy.gauge}</p>
        </div>
        <nav className="roi-intro__toc" aria-label={copy.contents}>
          <ol className="toc">
            {sections.map(({ entry }, index) => (
              <li key={entry.name}>
                <a href={`#${sectionId(index)}`}>
                  <span>{index + 1}</span>
                  <span>{entry.name}</span>
                  <b>{entry.figure}</b>
                </a>
              </li>
            ))}
          </ol>
          <p className="small slate toc__note">{copy.contentsNote}</p>
        </nav>
      </div>
      <section className="grid roi-people" aria-labelledby="market">
        <h2 id="market">{copy.market.title}</h2>
        <div className="roi-people__t">
          <p className="lead">{copy.market.lead}</p>
          <Prose paragraphs={copy.market.paragraphs} />
        </div>
      </section>
    </>
  )
}
