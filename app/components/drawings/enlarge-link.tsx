import type { PictureData } from '#server/pictures/pictures.ts'
import type { PictureGallery } from '../lightbox/gallery.ts'
import { useLightbox } from '../lightbox/use-lightbox.tsx'

/** A plan or a map as a separate file. */
export interface DrawingFile {
  href: string
  /** The address that shows the drawing enlarged without a script; by default `href`. */
  instead?: string
  width: number
  height: number
  alt: string
  /** The drawing's name, shown below it. */
  name: string
  /** A note about the drawing. */
  note: string
  /** The part with which a phone begins, as fractions of its size; absent: the whole drawing. */
  closeUp?: { x: number; y: number }
}

interface EnlargeLinkProps {
  drawing: DrawingFile
  words: PictureGallery['words']
  children: string
}

/** A link to a drawing, which opens it full screen, where it can be enlarged. */
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
