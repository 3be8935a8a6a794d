interface FigureProps {
  figure: string
  unit?: string | undefined
  title: string
  text: string
  /** Its heading's level: 2 where no heading stands above it. */
  level?: 2 | 3
  className?: string
}

/** A paragraph hung from its number. */
export function Figure({ figure, unit, title, text, level = 3, className }: FigureProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={className ? `figure ${className}` : 'figure'}>
      <p className="figure__n">
        {figure}
        {unit && <small>{unit}</small>}
      </p>
      <Heading>{title}</Heading>
      <p>{text}</p>
    </div>
  )
}
