import type { HomeMeasure } from '#app/catalogue/property-view.ts'

/** The summary strip: figures with their names; the price is last. */
export function HomeSummary({ measures, price }: { measures: HomeMeasure[]; price: HomeMeasure }) {
  return (
    <div className="sheet__strip">
      <dl className="strip">
        {measures.map(({ name, value, unit }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value}
              {unit && <small>{unit}</small>}
            </dd>
          </div>
        ))}
        <div className="strip__price">
          <dt>{price.name}</dt>
          <dd>{price.value}</dd>
        </div>
      </dl>
    </div>
  )
}
