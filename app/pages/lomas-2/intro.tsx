import type { ReactNode } from 'react'
import { pathIn } from '#server/language.ts'
import { Go } from '#app/components/go.tsx'
import { useShell } from '#app/shell/use-shell.ts'
import type { words } from './words.ts'

interface IntroProps {
  back: { name: string; path: string }
  copy: Pick<(typeof words)['en'], 'intro' | 'text' | 'badges'>
  isNew: string
  /** The button. */
  children: ReactNode
}

/** The introduction, with the main figures in one line. */
export function Intro({ back, copy, isNew, children }: IntroProps) {
  const { language } = useShell()
  return (
    <section className="grid dev-intro">
      <p className="dev-intro__crumb">
        <Go to={pathIn(language, back.path)} back>
          {back.name}
        </Go>
      </p>
      <p className="dev-intro__text">{copy.intro}</p>
      <div className="lo-about">
        <p>{copy.text}</p>
        <ul className="badges" aria-label={copy.badges.label}>
          <li className="flag">{isNew}</li>
          {copy.badges.list.map((badge) => (
            <li key={badge}>{badge}</li>
          ))}
        </ul>
        <div className="btnrow">{children}</div>
      </div>
    </section>
  )
}
