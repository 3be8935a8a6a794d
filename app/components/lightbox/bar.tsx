import { insert } from '#app/words.ts'
import type { Picture } from '#server/pictures/pictures.ts'
import type { Gallery } from './gallery.ts'

interface BarProps {
  /** The id of the dialog's name, which is the counter and the picture's subject. */
  titleId: string
  words: Gallery['words']
  picture: Picture
  /** Counted from 0. */
  index: number
  total: number
}

/** The top of the dialog: which picture it is, of how many, and Close. */
export function Bar({ titleId, words, picture, index, total }: BarProps) {
  const counter = insert(words.counter, { n: index + 1, total })
  return (
    <div className="lightbox__bar">
      <p className="counter" aria-hidden="true">
        {index + 1}
        <small> / {total}</small>
      </p>
      <p className="vh" id={titleId} role="status">
        {picture.subject ? `${counter}: ${picture.subject}` : counter}
      </p>
      <span className="dim" style={{ '--i': index + 1, '--n': total }} aria-hidden="true">
        <i />
      </span>
      <form method="dialog">
        <button className="plain">{words.close}</button>
      </form>
    </div>
  )
}
