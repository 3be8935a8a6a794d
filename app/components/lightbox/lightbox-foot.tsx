import { useEffect, useRef } from 'react'
import { insert } from '#app/words.ts'
import type { PictureData } from '#server/pictures/pictures.ts'
import { Picture } from '../picture.tsx'
import type { PictureGallery } from './gallery.ts'

interface LightboxFootProps {
  words: PictureGallery['words']
  pictures: PictureData[]
  /** Counted from 0. */
  index: number
  onChoose: (index: number) => void
}

/** The bottom of the dialog: the subject of the picture, and thumbnails of all pictures. */
export function LightboxFoot({ words, pictures, index, onChoose }: LightboxFootProps) {
  const thumbs = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const thumb = thumbs.current?.children[index]
    thumb?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [index])
  return (
    <div className="lightbox__foot">
      <p className="lightbox__cap">
        <b>{pictures[index]?.subject ?? ''}</b>
        {!pictures[index]?.isPhotograph && <span className="small">{words.note}</span>}
      </p>
      {pictures.length > 1 && (
        <ul className="thumbs aligned" ref={thumbs}>
          {pictures.map((picture, at) => (
            <li key={picture.external ?? picture.file}>
              <button
                type="button"
                aria-current={at === index ? 'true' : undefined}
                onClick={() => onChoose(at)}
              >
                <span className="vh">
                  {picture.subject ?? insert(words.counter, { n: at + 1, total: pictures.length })}
                </span>
                <Picture picture={picture} sizes="8rem" decorative />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
