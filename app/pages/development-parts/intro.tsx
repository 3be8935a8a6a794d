import type { ReactNode } from 'react'
import { pathIn } from '#server/language.ts'
import { Go } from '#app/components/go.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'

interface IntroProps {
  /** The page above this one. */
  back: { name: string; path: string }
  text: string
  children: ReactNode
}

/** The introduction below a head picture: the link to the page above, a large text, and what the page adds. */
export function Intro({ back, text, children }: IntroProps) {
  const { language } = useRootData()
  return (
    <section className="grid dev-intro">
      <p className="dev-intro__crumb">
        <Go to={pathIn(language, back.path)} back>
          {back.name}
        </Go>
      </p>
      <p className="dev-intro__text">{text}</p>
      {children}
    </section>
  )
}
