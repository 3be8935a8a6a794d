interface RulerProps {
  /** What is measured, as the list's name: an element's id, or a text. */
  labelledBy?: string
  label?: string
  stops: { at: number; name: string | undefined }[]
}

/** Travel times drawn to scale, a tick a minute. */
export function Ruler({ label, labelledBy, stops }: RulerProps) {
  return (
    <ol className="ruler__scale" aria-label={label} aria-labelledby={labelledBy}>
      {stops.map(({ at, name }) => (
        <li key={at} style={{ '--at': at }}>
          <b>{at}</b>
          <span>{name}</span>
        </li>
      ))}
    </ol>
  )
}
