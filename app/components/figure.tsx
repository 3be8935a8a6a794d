import type { Picture as PictureData } from '#server/pictures/pictures.ts'
import { Picture } from './picture.tsx'

interface FigureProps {
  /** What is counted or measured, where it can be seen. */
  picture?: PictureData | undefined
  figure: string
  unit?: string | undefined
  title: string
  text: string
  /** Its heading's level: 2 where no heading stands above it. */
  level?: 2 | 3
  className?: string
}

/** A paragraph hung from its number. */
export function Figure({ picture, figure, unit, title, text, level = 3, className }: FigureProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={className ? `figure ${className}` : 'figure'}>
      {picture && (
        <Picture picture={picture} ratio="4x3" sizes="(width < 62rem) 100vw, 33vw" decorative />
      )}
      <p className="figure__n">
        {figure}
        {unit && <small>{unit}</small>}
      </p>
      <Heading>{title}</Heading>
      <p>{text}</p>
    </div>
  )
}
