import { useEffect, useRef } from 'react'
import { insert } from '#app/words.ts'
import type { PictureData } from '#server/pictures/pictures.ts'
import { motion } from '../motion.ts'
import { Picture } from '../picture.tsx'
import type { LinkToSlide } from './carousel-bar.tsx'

interface ThumbnailsProps {
  pictures: PictureData[]
  /** The picture that is shown, counted from 1. */
  position: number
  /** The text that names each link. */
  counter: string
  linkTo: LinkToSlide
}

/** Thumbnails of all pictures in a carousel, which link to their slides. */
export function Thumbnails({ pictures, position, counter, linkTo }: ThumbnailsProps) {
  const row = useRef<HTMLUListElement>(null)
  const shown = useRef(position)

  // Keeps the thumbnail of the shown picture in view.
  useEffect(() => {
    if (shown.current === position) return
    shown.current = position
    const list = row.current
    const thumb = list?.children[position - 1]
    if (!list || !(thumb instanceof HTMLElement)) return
    const left = thumb.offsetLeft - (list.clientWidth - thumb.offsetWidth) / 2
    if (list.scrollWidth > list.clientWidth) list.scrollTo({ left, behavior: motion() })
  }, [position])

  return (
    <ul className="thumbs aligned no-print" ref={row}>
      {pictures.map((picture, index) => (
        <li key={picture.external ?? picture.file}>
          <a {...linkTo(index + 1)} aria-current={index + 1 === position ? 'true' : undefined}>
            <span className="vh">{insert(counter, { n: index + 1, total: pictures.length })}</span>
            <Picture picture={picture} sizes="8rem" decorative />
          </a>
        </li>
      ))}
    </ul>
  )
}
