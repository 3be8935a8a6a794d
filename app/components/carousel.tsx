import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import type { Picture as PictureData } from '#server/pictures/pictures.ts'
import { insert } from '#app/words.ts'
import { Arrow } from './arrow.tsx'
import type { Gallery } from './lightbox/gallery.ts'
import { type OpenerProps, useLightbox } from './lightbox/use-lightbox.tsx'
import { Picture } from './picture.tsx'

interface CarouselProps {
  pictures: PictureData[]
  words: { label: string; previous: string; next: string; counter: string }
  /** Its controls are in the margin of a wide page; otherwise below the pictures. */
  rail?: boolean | undefined
  /** It is at the top of the page, so its first picture loads at once. */
  first?: boolean | undefined
  /** Where the pictures can be seen whole. */
  gallery?: Gallery | undefined
}

/**
 * Pictures side by side in a track that scrolls and snaps natively, and all of them as thumbnails that
 * link to it. With script it has two buttons and a counter besides, and says what the picture shows.
 */
export function Carousel({ pictures, words, rail = true, first = true, gallery }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null)
  const thumbs = useRef<HTMLUListElement>(null)
  const [position, setPosition] = useState(1)
  const id = useId()
  const total = pictures.length
  const subject = pictures[position - 1]?.subject
  const slideId = (n: number) => `${id}-${n}`
  const { lightbox, opens } = useLightbox(pictures, gallery?.words, (index) => {
    if (track.current) scrollToSlide(track.current, index)
  })

  useEffect(() => {
    const list = track.current
    if (!list) return
    const read = () => setPosition(Math.min(total, Math.round(list.scrollLeft / stepOf(list)) + 1))
    // A link that was pressed before this ran: WebKit does not scroll to a slide that is partly in view.
    const linked = [...list.children].findIndex(({ id }) => id === location.hash.slice(1))
    if (linked > 0 && list.scrollLeft === 0) scrollToSlide(list, linked)
    read()
    list.addEventListener('scroll', read, { passive: true })
    return () => list.removeEventListener('scroll', read)
  }, [total])

  // The thumbnail of the picture that is shown stays in view.
  useEffect(() => {
    const list = thumbs.current
    const thumb = list?.children[position - 1]
    if (!list || !(thumb instanceof HTMLElement)) return
    const left = thumb.offsetLeft - (list.clientWidth - thumb.offsetWidth) / 2
    if (list.scrollWidth > list.clientWidth) list.scrollTo({ left, behavior: motion() })
  }, [position])

  const go = (n: number) => (event: MouseEvent) => {
    event.preventDefault()
    if (track.current && n >= 1 && n <= total) scrollToSlide(track.current, n - 1)
  }

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
            <Whole href={gallery && `${gallery.href}#${picture.file}`} opener={opens(index)}>
              <Picture
                picture={picture}
                ratio="16x9"
                sizes="(width < 62rem) 100vw, 68rem"
                first={first && index === 0}
              />
            </Whole>
          </li>
        ))}
      </ul>
      {gallery && (
        <a className="carousel__all no-print" href={gallery.href} {...opens(position - 1)}>
          {insert(gallery.words.all, { total })}
        </a>
      )}
      <div className="carousel__bar no-print">
        <p className="counter" aria-live="polite">
          <span className="vh">{insert(words.counter, { n: position, total })}</span>
          <span aria-hidden="true">
            {position}
            <small> / {total}</small>
          </span>{' '}
          {subject && <span className="carousel__cap">{subject}</span>}
        </p>
        <span className="dim" style={{ '--i': position, '--n': total }} aria-hidden="true">
          <i />
        </span>
        <div className="steps">
          <Step
            to={position > 1 ? slideId(position - 1) : undefined}
            label={words.previous}
            onClick={go(position - 1)}
            back
          />
          <Step
            to={position < total ? slideId(position + 1) : undefined}
            label={words.next}
            onClick={go(position + 1)}
          />
        </div>
      </div>
      <ul className="thumbs aligned no-print" ref={thumbs}>
        {pictures.map((picture, index) => (
          <li key={picture.external ?? picture.file}>
            <a
              href={`#${slideId(index + 1)}`}
              aria-current={index + 1 === position ? 'true' : undefined}
              onClick={go(index + 1)}
            >
              <span className="vh">{insert(words.counter, { n: index + 1, total })}</span>
              <Picture picture={picture} sizes="8rem" decorative />
            </a>
          </li>
        ))}
      </ul>
      {lightbox}
    </section>
  )
}

interface WholeProps {
  href: string | undefined
  opener: OpenerProps
  children: ReactNode
}

/** A slide's link to the whole picture, where it can be seen. Its name is the picture's text. */
const Whole = ({ href, opener, children }: WholeProps) =>
  href ? (
    <a className="carousel__whole" href={href} {...opener}>
      {children}
    </a>
  ) : (
    children
  )

interface StepProps {
  /** The slide's id, or undefined at the end of the row. */
  to: string | undefined
  label: string
  onClick: (event: MouseEvent) => void
  back?: boolean
}

/** A link to the neighbouring slide, so that it works before any script does. */
function Step({ to, label, onClick, back = false }: StepProps) {
  return (
    <a
      href={to && `#${to}`}
      role={to ? undefined : 'link'}
      aria-disabled={to ? undefined : true}
      aria-label={label}
      onClick={onClick}
    >
      <Arrow back={back} />
    </a>
  )
}

/** Scrolls the track until the slide of that index, from 0, is at its start. */
function scrollToSlide(list: HTMLUListElement, index: number): void {
  list.scrollTo({ left: index * stepOf(list), behavior: motion() })
}

const motion = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth')

/** The distance from one slide to the next, in pixels. */
function stepOf(list: HTMLUListElement): number {
  const [first, second] = list.children
  return first instanceof HTMLElement && second instanceof HTMLElement
    ? second.offsetLeft - first.offsetLeft
    : list.clientWidth
}
