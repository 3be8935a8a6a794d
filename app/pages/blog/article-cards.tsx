import type { ArticleCardData } from '#app/articles/article-card.ts'
import { Arrow } from '#app/components/arrow.tsx'
import { ArticleMeta } from '#app/components/article-meta.tsx'
import { Link } from '#app/components/link.tsx'
import { Picture } from '#app/components/picture.tsx'

/** The articles, three a row; a shared horizon runs through their pictures. */
export function ArticleCards({ cards, more }: { cards: ArticleCardData[]; more: string }) {
  return (
    <ul className="panes">
      {cards.map(({ slug, href, category, date, isoDate, title, text, picture }, index) => (
        <li key={slug} className="pane" id={slug}>
          <Picture
            picture={picture}
            ratio="4x3"
            sizes="(width < 40rem) 100vw, 34vw"
            first={index === 0}
            decorative
          />
          <div className="pane__text">
            <ArticleMeta category={category} date={date} isoDate={isoDate} />
            <h2>
              <Link to={href}>{title}</Link>
            </h2>
            <p className="pane__about">{text}</p>
            {/* The title's link covers the whole card; this text is for sighted visitors only. */}
            <span className="go" aria-hidden="true">
              <span>{more}</span>
              <Arrow />
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}
