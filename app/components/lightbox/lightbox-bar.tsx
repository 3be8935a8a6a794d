import { insert } from '#app/words.ts'
import type { PictureData } from '#server/pictures/pictures.ts'
import type { PictureGallery } from './gallery.ts'

interface LightboxBarProps {
  /** The id of the element that names the dialog: the counter and the subject of the picture. */
  titleId: string
  words: PictureGallery['words']
  picture: PictureData
  /** Counted from 0. */
  index: number
  total: number
  /**
   * Enlarges or reduces the picture.
   * @param factor the change of its size.
   */
  enlarge: (factor: number) => void
}

/**
 * The top of the dialog: the number of the picture, its size controls, and Close, which gets the
 * focus first.
 */
export function LightboxBar({ titleId, words, picture, index, total, enlarge }: LightboxBarProps) {
  const counter = insert(words.counter, { n: index + 1, total })
  return (
    <div className="lightbox__bar">
      {total > 1 && (
        <p className="counter" aria-hidden="true">
          {index + 1}
          <small> / {total}</small>
        </p>
      )}
      <p className="vh" id={titleId} role="status">
        {picture.subject ? `${counter}: ${picture.subject}` : counter}
      </p>
      {total > 1 && (
        <span className="dim" style={{ '--i': index + 1, '--n': total }} aria-hidden="true">
          <i />
        </span>
      )}
      <form method="dialog">
        <button className="plain">{words.close}</button>
      </form>
      <div className="lightbox__zoom">
        <button type="button" aria-label={words.further} onClick={() => enlarge(1 / 1.5)}>
          −
        </button>
        <button type="button" aria-label={words.closer} onClick={() => enlarge(1.5)}>
          +
        </button>
      </div>
    </div>
  )
}
