interface RulerProps {
  /** The accessible name of the list: an element's id, or a text. */
  labelledBy?: string
  label?: string
  stops: { minute: number; name: string | undefined }[]
}

/** The length of the scale, in minutes. */
const max = 30

/**
 * Travel times drawn to scale, with a tick for each minute. A name is as wide as the gap to the
 * next stop.
 */
export function Ruler({ label, labelledBy, stops }: RulerProps) {
  return (
    <ol
      className="ruler__scale"
      style={{ '--max': max }}
      aria-label={label}
      aria-labelledby={labelledBy}
    >
      {stops.map(({ minute, name }, index) => (
        <li
          key={minute}
          style={{ '--at': minute, '--gap': (stops[index + 1]?.minute ?? max) - minute }}
        >
          <b>{minute}</b>
          <span>{name}</span>
        </li>
      ))}
    </ol>
  )
}
