import { pathIn } from '#server/language.ts'
import { Go } from '#app/components/go.tsx'
import { useShell } from '#app/shell/use-shell.ts'

interface CrumbsProps {
  back: string
  /** Where it leads back to: all types, unless the page is reached from elsewhere. */
  to?: string | undefined
}

interface DevelopmentHeadProps extends CrumbsProps {
  name: string
  /** One word beside the name: that it is new, or not built yet. */
  flag?: string | undefined
  place: string
  price: string
}

/** The head of a development without a hero picture: the way back, name, flag, place, price. */
export function DevelopmentHead({ back, to, name, flag, place, price }: DevelopmentHeadProps) {
  return (
    <div className="grid prop-head">
      <Crumbs back={back} to={to} />
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

/** The way back. */
export function Crumbs({ back, to = '/property-types' }: CrumbsProps) {
  const { language } = useShell()
  return (
    <nav className="crumbs" aria-label={back}>
      <Go to={pathIn(language, to)} back>
        {back}
      </Go>
    </nav>
  )
}
