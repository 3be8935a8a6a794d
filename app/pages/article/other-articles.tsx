import type { ArticleCardData } from '#app/articles/article-card.ts'
import { ArticleMeta } from '#app/components/article-meta.tsx'
import { Link } from '#app/components/link.tsx'
import { Picture } from '#app/components/picture.tsx'

/** Links to other articles, at the end of an article. */
export function OtherArticles({ title, cards }: { title: string; cards: ArticleCardData[] }) {
  return (
    <section className="section grid no-print" aria-labelledby="also">
      <h2 id="also" className="also">
        {title}
      </h2>
      <div className="cards">
        {cards.map(({ slug, href, category, date, isoDate, title, text, picture }) => (
          <article key={slug} className="story">
            <Picture
              picture={picture}
              ratio="4x3"
              sizes="(width < 40rem) 90vw, (width < 62rem) 45vw, 28rem"
              decorative
            />
            <ArticleMeta category={category} date={date} isoDate={isoDate} />
            <h3>
              <Link to={href}>{title}</Link>
            </h3>
            <p>{text}</p>
          </article>
        ))}
      </div>
    </section>
  )
}
