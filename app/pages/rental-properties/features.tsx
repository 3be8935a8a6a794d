import { Picture } from '#app/components/picture.tsx'
import type { PictureData } from '#server/pictures/pictures.ts'

interface FeaturesProps {
  title: string
  lead: string
  blocks: { title: string; text: string; picture: PictureData | undefined }[]
}

/** Six feature blocks for tenants, each with a drawing. */
export function Features({ title, lead, blocks }: FeaturesProps) {
  return (
    <section className="section sand grid roi-market" aria-labelledby="features">
      <h2 id="features">{title}</h2>
      <p className="lead">{lead}</p>
      <div className="roi-six aligned">
        {blocks.map(({ title, text, picture }) => (
          <article key={title} className="roi-b">
            {picture && (
              <Picture
                picture={picture}
                ratio="4x3"
                sizes="(width < 40rem) 45vw, 30vw"
                decorative
              />
            )}
            <h3>{title}</h3>
            <p>{text}</p>
          </article>
        ))}
      </div>
    </section>
  )
}
