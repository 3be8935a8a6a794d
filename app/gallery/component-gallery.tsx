import { ArticleMeta } from '#app/components/article-meta.tsx'
import { ButtonLink } from '#app/components/button-link.tsx'
import { Carousel } from '#app/components/carousel/carousel.tsx'
import { ClosingCall } from '#app/components/closing-call.tsx'
import { Drawing } from '#app/components/drawing.tsx'
import { Figure } from '#app/components/figure.tsx'
import { PageHero } from '#app/components/page-hero.tsx'
import { Picture } from '#app/components/picture.tsx'
import { Ruler } from '#app/components/ruler.tsx'
import type { PictureData } from '#server/pictures/pictures.ts'
import { Group, Specimen } from './specimen.tsx'
import type { GalleryWords } from './words.ts'

interface PiecesProps {
  copy: GalleryWords
  pictures: PictureData[]
  drawing: PictureData
}

export function ComponentGallery({ copy, pictures, drawing }: PiecesProps) {
  const [first] = pictures
  if (!first) return null
  const minutes = [0, 5, 15, 20, 25]
  return (
    <>
      <Group id="pictures">
        <Specimen name="carousel">
          <Carousel pictures={pictures} words={copy.carousel} rail={false} />
        </Specimen>
        <Specimen layout="columns" name="picture at 4:3, drawing">
          <Picture picture={first} ratio="4x3" sizes="20rem" />
          <Drawing picture={drawing} />
        </Specimen>
      </Group>
      <Group id="figures">
        <Specimen layout="columns" name="with a unit, with a picture, long text">
          <Figure figure="25" unit="m" title={copy.title} text={copy.text} />
          <Figure figure="300+" title={copy.title} text={copy.text} picture={first} />
          <Figure figure="20 × 10" unit="m" title={copy.longTitle} text={copy.longText} />
        </Specimen>
        <Specimen name="ruler">
          <div className="ruler">
            <Ruler
              label={copy.title}
              stops={minutes.map((minute, index) => ({ minute, name: copy.stops[index] }))}
            />
          </div>
        </Specimen>
        <Specimen name="story">
          <ArticleMeta category={copy.short} date="10 February 2026" isoDate="2026-02-10" />
          <ArticleMeta category={copy.short} date="10 February 2026" isoDate="2026-02-10" large />
        </Specimen>
      </Group>
      <div data-group="hero">
        <PageHero title={copy.longTitle} picture={first} />
      </div>
      <div data-group="call">
        <ClosingCall title={copy.longTitle}>
          <ButtonLink to="/">{copy.short}</ButtonLink>
          <ButtonLink to="/" line>
            {copy.long}
          </ButtonLink>
        </ClosingCall>
      </div>
    </>
  )
}
