import type { ReactNode } from 'react'

interface AboutProps {
  text: string
  /** The badge of a new development. */
  flag: string
  badges: { label: string; list: readonly string[] }
  /** The button below the description. */
  children: ReactNode
}

/** The description of the development, with its main figures as badges. */
export function About({ text, flag, badges, children }: AboutProps) {
  return (
    <div className="lo-about">
      <p>{text}</p>
      <ul className="badges" aria-label={badges.label}>
        <li className="flag">{flag}</li>
        {badges.list.map((badge) => (
          <li key={badge}>{badge}</li>
        ))}
      </ul>
      <div className="btnrow">{children}</div>
    </div>
  )
}
