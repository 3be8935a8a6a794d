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
      <section aria-labelledby="features">
        <h2 id="features">{copy.features}</h2>
        <ul className="index" lang={home.lang}>
          {home.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}
