import type { ReactNode } from 'react'
import { pathIn } from '#server/language.ts'
import { Go } from '#app/components/go.tsx'
import { useShell } from '#app/shell/use-shell.ts'
import type { words } from './words.ts'

interface IntroProps {
  back: string
  copy: (typeof words)['en']
  isNew: string
  badges: string[]
  /** The button. */
  children: ReactNode
}

/** What it is, and its figures in one line. */
export function Intro({ back, copy, isNew, badges, children }: IntroProps) {
  const { language } = useShell()
  return (
    <section className="grid dev-intro">
      <p className="dev-intro__crumb">
        <Go to={pathIn(language, '/property-types')} back>
          {back}
        </Go>
      </p>
      <p className="dev-intro__text">{copy.intro}</p>
      <div className="lo-about">
        <p>{copy.text}</p>
        <ul className="badges" aria-label={copy.badges.label}>
          <li className="flag">{isNew}</li>
          {badges.map((badge) => (
            <li key={badge}>{badge}</li>
          ))}
        </ul>
        <div className="btnrow">{children}</div>
      </div>
    </section>
  )
}
