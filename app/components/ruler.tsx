interface RulerProps {
  /** The accessible name of the list: an element's id, or a text. */
  labelledBy?: string
  label?: string
  stops: { minute: number; name: string | undefined }[]
}

/** Travel times drawn to scale, a tick a minute. */
export function Ruler({ label, labelledBy, stops }: RulerProps) {
  return (
    <ol className="ruler__scale" aria-label={label} aria-labelledby={labelledBy}>
      {stops.map(({ minute, name }) => (
        <li key={minute} style={{ '--at': minute }}>
          <b>{minute}</b>
          <span>{name}</span>
        </li>
      ))}
    </ol>
  )
}
