import { pathIn } from '#server/language.ts'
import { Go } from '#app/components/go.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'

interface CrumbsProps {
  /** The page above this one. */
  back: { name: string; path: string }
}

interface DevelopmentHeadProps extends CrumbsProps {
  name: string
  /** Beside the name: that it is new or under construction. */
  flag?: string | undefined
  place: string
  price: string
}

/** The head of a development's page without a picture: link back, name, flag, place, price. */
export function DevelopmentHead({ back, name, flag, place, price }: DevelopmentHeadProps) {
  return (
    <div className="grid prop-head">
      <Crumbs back={back} />
      <div className="dv-head">
        <h1>{name}</h1>
        {flag && <span className="flag">{flag}</span>}
      </div>
      <p className="prop-head__where">
        <span className="italic">{place}</span>
        <span className="num">{price}</span>
      </p>
    </div>
  )
}

/** The link to the page above. */
export function Crumbs({ back }: CrumbsProps) {
  const { language } = useRootData()
  return (
    <nav className="crumbs" aria-label={back.name}>
      <Go to={pathIn(language, back.path)} back>
        {back.name}
      </Go>
    </nav>
  )
}
