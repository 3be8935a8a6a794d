import { isRouteErrorResponse, useLocation } from 'react-router'
import { ButtonLink } from '#app/components/button-link.tsx'
import { SeaLines } from '#app/components/sea-lines.tsx'
import type { ProblemWords } from '#app/root-data/problem-words.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { pathIn, withoutLanguage } from '#server/language.ts'
import styles from './problem.css?url'

/**
 * The page for every error: the status code drawn half under water, what it means, and a link to
 * another page.
 */
export function ErrorPage({ error }: { error: unknown }) {
  const { language, problems, words } = useRootData()
  const path = withoutLanguage(useLocation().pathname)
  const status = isRouteErrorResponse(error) ? error.status : 500
  const kind = kindOf(status, path)
  const { title, text, link } = problems[kind]
  return (
    <section className="lost grid" aria-labelledby="problem">
      <link rel="stylesheet" href={styles} precedence="page" />
      <title>{`${title} | ${words.brand}`}</title>
      <meta name="robots" content="noindex" />
      <p className="lost__n" aria-hidden="true">
        <span>{status}</span>
        <span>{status}</span>
      </p>
      <div className="lost__sea">
        <SeaLines />
      </div>
      <div className="lost__text">
        <h1 id="problem">
          <span className="vh">{status} </span>
          {title}
        </h1>
        {text && <p>{text}</p>}
        <ButtonLink to={pathIn(language, ofProperty.includes(kind) ? '/properties' : '/')}>
          {link}
        </ButtonLink>
      </div>
    </section>
  )
}

const kinds: Record<number, keyof ProblemWords> = {
  400: 'malformed',
  403: 'forbidden',
  404: 'notFound',
  405: 'notFound',
  429: 'tooMany',
  413: 'tooLarge',
  503: 'unavailable',
}

const ofProperty: (keyof ProblemWords)[] = ['property', 'propertyUnavailable', 'noSlug']

function kindOf(status: number, path: string): keyof ProblemWords {
  const [, slug] = /^\/properties\/([^/]*)$/.exec(path) ?? []
  if (slug === undefined) return kinds[status] ?? 'unexpected'
  if (status === 503) return 'propertyUnavailable'
  if (status !== 404) return kinds[status] ?? 'unexpected'
  // Without any slug the address would be that of the list, so a missing slug consists of spaces
  // here.
  return /^(%20)*$/.test(slug) ? 'noSlug' : 'property'
}
