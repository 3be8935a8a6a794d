import { pathIn } from '#server/language.ts'
import { Go } from '#app/components/go.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'

interface OverviewProps {
  /** The text of the link to all types, on pages whose head has no such link. */
  back?: string
  lead: string
  text: string
  /** The heading of the card of key features. */
  features: string
  keys: readonly string[]
}

/** The text about a property type, beside its key features. */
export function Overview({ back, lead, text, features, keys }: OverviewProps) {
  const { language } = useRootData()
  return (
    <section className="grid vi-over">
      {back && (
        <p className="dev-intro__crumb">
          <Go to={pathIn(language, '/property-types')} back>
            {back}
          </Go>
        </p>
      )}
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
