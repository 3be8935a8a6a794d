import type { propertyView } from '#app/catalogue/property-view.ts'
import { ArrowLink } from '#app/components/arrow-link.tsx'
import { PaperHead } from '#app/components/paper-head.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { pathIn } from '#server/language.ts'
import type { PropertyWords } from '../words.ts'
import { BackLink } from './back-link.tsx'

interface HomeHeadProps {
  home: ReturnType<typeof propertyView>
  /** The link to the page of its type. */
  type: { path: string; title: string }
  copy: PropertyWords
  /** The head of the printed page. */
  paper: string
}

/** The title of a home, its place and reference, and the links above it. */
export function HomeHead({ home, type, copy, paper }: HomeHeadProps) {
  const { language } = useRootData()
  return (
    <div className="grid prop-head prop-head--home">
      <PaperHead text={paper} />
      <nav className="crumbs" aria-label={copy.back}>
        <BackLink copy={copy} slug={home.slug} />
        <ArrowLink to={pathIn(language, type.path)}>{type.title}</ArrowLink>
      </nav>
      <div className="prop-title">
        <h1 lang={home.lang}>{home.title}</h1>
        <p className="prop-head__where">
          <span className="italic">{home.location}</span>{' '}
          <span className="num small slate">{insert(copy.reference, { ref: home.ref })}</span>
        </p>
      </div>
    </div>
  )
}
