import { useId, type ReactNode } from 'react'
import { insert } from '#app/words.ts'
import type { PictureData } from '#server/pictures/pictures.ts'
import type { PictureGallery } from '../lightbox/gallery.ts'
import { type OpenerProps, useLightbox } from '../lightbox/use-lightbox.tsx'
import { Picture } from '../picture.tsx'
import { CarouselBar, type LinkToSlide } from './carousel-bar.tsx'
import { Thumbnails } from './thumbnails.tsx'
import { useTrack } from './use-track.ts'

interface CarouselProps {
  pictures: PictureData[]
  words: { label: string; previous: string; next: string; counter: string }
  /**
   * Whether the controls are in the margin of a wide page; otherwise they are below the pictures.
   */
  rail?: boolean | undefined
  /** Whether the carousel is at the top of the page, so that its first picture loads at once. */
  first?: boolean | undefined
  /** The page that shows all pictures uncropped. */
  gallery?: PictureGallery | undefined
}

/**
 * Pictures side by side in a track that scrolls and snaps natively, and thumbnails that link to
 * them. A script adds two buttons and a counter, and announces what the picture shows.
 */
export function Carousel({ pictures, words, rail = true, first = true, gallery }: CarouselProps) {
  const id = useId()
  const total = pictures.length
  const { track, position, scrollTo } = useTrack(total)
  const slideId = (n: number) => `${id}-${n}`
  const linkTo: LinkToSlide = (n) =>
    n >= 1 && n <= total
      ? {
          href: `#${slideId(n)}`,
          onClick(event) {
            event.preventDefault()
            scrollTo(n)
          },
        }
      : undefined
  const { lightbox, opens } = useLightbox(pictures, gallery?.words, (index) => scrollTo(index + 1))

  return (
    <section
      className={rail ? 'carousel carousel--rail' : 'carousel'}
      aria-roledescription="carousel"
      aria-label={words.label}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it */}
      <ul className="carousel__track" ref={track} tabIndex={0} aria-label={words.label}>
        {pictures.map((picture, index) => (
          <li key={picture.external ?? picture.file} id={slideId(index + 1)}>
            <SlideLink href={gallery && `${gallery.href}#${picture.file}`} opener={opens(index)}>
              <Picture
                picture={picture}
                ratio="16x9"
                sizes="(width < 62rem) 100vw, 68rem"
                first={first && index === 0}
              />
            </SlideLink>
          </li>
        ))}
      </ul>
      {gallery && (
        <a className="carousel__all no-print" href={gallery.href} {...opens(position - 1)}>
          {insert(gallery.words.all, { total })}
        </a>
      )}
      <CarouselBar
        position={position}
        total={total}
        subject={pictures[position - 1]?.subject}
        words={words}
        linkTo={linkTo}
      />
      <Thumbnails pictures={pictures} position={position} counter={words.counter} linkTo={linkTo} />
      {lightbox}
    </section>
  )
}

interface SlideLinkProps {
  href: string | undefined
  opener: OpenerProps
  children: ReactNode
}

/** The link from a slide to the whole picture. Its name is the picture's alternative text. */
const SlideLink = ({ href, opener, children }: SlideLinkProps) =>
  href ? (
    <a className="carousel__whole" href={href} {...opener}>
      {children}
    </a>
  ) : (
    children
  )
