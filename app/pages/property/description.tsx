import type { propertyView } from '#app/catalogue/property-view.ts'
import type { PropertyWords } from './words.ts'

interface DescriptionProps {
  home: ReturnType<typeof propertyView>
  copy: PropertyWords
}

/** Description and features of a home. */
export function Description({ home, copy }: DescriptionProps) {
  return (
    <div className="prop-main sheet__text">
      <section aria-labelledby="description" lang={home.lang}>
        <h2 id="description" className="vh">
          {copy.description}
        </h2>
        <p className="lead">{home.lead}</p>
        <div className="twocol">
          {home.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      {home.features.length > 0 && (
        <section aria-labelledby="features">
          <h2 id="features">{copy.features}</h2>
          <ul className="index" lang={home.lang}>
            {home.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </section>
      )}
      {home.documents.length > 0 && (
        <section className="no-print" aria-labelledby="documents">
          <h2 id="documents">{copy.documents}</h2>
          <ul className="index">
            {home.documents.map(({ href, name }) => (
              <li key={href}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
