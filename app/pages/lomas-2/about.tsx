interface AboutProps {
  text: string
  /** The badge of a new development. */
  flag: string
  badges: { label: string; list: readonly string[] }
}

/** The description of the development, with its main figures as badges. */
export function About({ text, flag, badges }: AboutProps) {
  return (
    <div className="lo-about">
      <p>{text}</p>
      <ul className="badges" aria-label={badges.label}>
        <li className="flag">{flag}</li>
        {badges.list.map((badge) => (
          <li key={badge}>{badge}</li>
        ))}
      </ul>
    </div>
  )
}
