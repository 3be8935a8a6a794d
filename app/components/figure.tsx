import type { PictureData } from '#server/pictures/pictures.ts'
import { Picture } from './picture.tsx'

interface FigureProps {
  /** A picture of the thing that is counted or measured. */
  picture?: PictureData | undefined
  figure: string
  unit?: string | undefined
  title: string
  text: string
  /** The level of its heading: 2 where no section with a heading contains it. */
  level?: 2 | 3
  className?: string
}

/** A large number with a heading and a paragraph. */
export function Figure({ picture, figure, unit, title, text, level = 3, className }: FigureProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={className ? `figure ${className}` : 'figure'}>
      {picture && (
        <Picture picture={picture} ratio="4x3" sizes="(width < 62rem) 100vw, 33vw" decorative />
      )}
      <p className="figure__n">
        {figure}
        {/* Adds a space before the unit to the text that is copied or read aloud. */}
        {unit && <small>&nbsp;{unit}</small>}
      </p>
      <Heading>{title}</Heading>
      <p>{text}</p>
    </div>
  )
}
