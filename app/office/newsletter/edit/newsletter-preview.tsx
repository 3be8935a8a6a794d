import { Link } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import type { NewsletterWords } from '../words.ts'
import { words } from '../words.ts'
import type { NewsletterData } from './load.ts'

interface PreviewProps {
  words: NewsletterWords
  preview: NewsletterData['preview']
}

/** The saved newsletter as its readers see it. */
export function NewsletterPreview({ words: copy, preview }: PreviewProps) {
  const { language, subject, opening, items } = preview
  const theirs = words[language]
  const { language: reader } = useRootData()
  return (
    <section aria-label={copy.preview}>
      <div className="preview__bar">
        <span className="slate">{copy.preview}</span>
        <nav className="seg" aria-label={copy.preview}>
          {(reader === 'es' ? (['es', 'en'] as const) : (['en', 'es'] as const)).map((one) => (
            <Link
              key={one}
              to={`?preview=${one}`}
              preventScrollReset
              aria-current={one === language ? 'true' : undefined}
            >
              {one.toUpperCase()}
              <span className="vh">, {copy.languages[one]}</span>
            </Link>
          ))}
        </nav>
      </div>
      <div className="issue-preview" lang={language}>
        <h2>{subject || theirs.untitled}</h2>
        {opening.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {items.map(({ kind, href, title, text, picture }) => (
          <div className="issue-preview__item" key={href}>
            {picture && <img src={picture.address} alt={picture.alt} loading="lazy" />}
            <h3>{title}</h3>
            <p className="small slate">{text}</p>
            <p>
              <a href={href}>{theirs.see[kind]}</a>
            </p>
          </div>
        ))}
        <p className="tiny slate">{theirs.foot}</p>
      </div>
    </section>
  )
}
