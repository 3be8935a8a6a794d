import type { PictureData } from '#server/pictures/pictures.ts'
import type { PictureGallery } from '../lightbox/gallery.ts'
import { useLightbox } from '../lightbox/use-lightbox.tsx'

/** A plan or a map as a file of its own. */
export interface DrawingFile {
  href: string
  /** Where it is shown enlarged without script; absent: `href`. */
  instead?: string
  width: number
  height: number
  alt: string
  /** Its name, below it. */
  name: string
  /** A note about it. */
  note: string
  /** What a phone begins with, as fractions of its size; absent: all of it. */
  closeUp?: { x: number; y: number }
}

interface EnlargeLinkProps {
  drawing: DrawingFile
  words: PictureGallery['words']
  children: string
}

/** A link to a drawing, which opens it on the whole screen, where it can be enlarged. */
export function EnlargeLink({ drawing, words, children }: EnlargeLinkProps) {
  const { lightbox, opens } = useLightbox(
    [pictureOf(drawing)],
    { ...words, note: drawing.note },
    undefined,
    drawing.closeUp,
  )
  return (
    <>
      <a className="go no-print" href={drawing.instead ?? drawing.href} {...opens(0)}>
        <span>{children}</span>
      </a>
      {lightbox}
    </>
  )
}

const pictureOf = ({ href, width, height, alt, name }: DrawingFile): PictureData => ({
  external: href,
  file: '',
  widths: [],
  width,
  height,
  alt,
  subject: name,
  colour: '',
  horizon: 0.5,
  x: 0.5,
})
