import type { MouseEvent } from 'react'
import { insert } from '#app/words.ts'
import { Arrow } from '../arrow.tsx'

/**
 * Makes a link to a slide, counted from 1, which works before any script does; undefined beyond the
 * ends of the row.
 */
export type LinkToSlide = (
  n: number,
) => { href: string; onClick: (event: MouseEvent) => void } | undefined

interface CarouselBarProps {
  /** The slide that is shown, counted from 1. */
  position: number
  total: number
  /** The subject of the picture that is shown. */
  subject: string | undefined
  words: { previous: string; next: string; counter: string }
  linkTo: LinkToSlide
}

/** The counter of a carousel, and links to the neighbouring slides. */
export const CarouselBar = ({ position, total, subject, words, linkTo }: CarouselBarProps) => (
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
      <Step link={linkTo(position - 1)} label={words.previous} back />
      <Step link={linkTo(position + 1)} label={words.next} />
    </div>
  </div>
)

interface StepProps {
  link: ReturnType<LinkToSlide>
  label: string
  back?: boolean
}

const Step = ({ link, label, back = false }: StepProps) => (
  <a
    {...link}
    role={link ? undefined : 'link'}
    aria-disabled={link ? undefined : true}
    aria-label={label}
  >
    <Arrow back={back} />
  </a>
)
