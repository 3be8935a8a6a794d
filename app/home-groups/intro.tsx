import type { ReactNode } from 'react'

/** The introduction below a head: a large text, and content that the page adds. */
export function Intro({ text, children }: { text: string; children: ReactNode }) {
  return (
    <section className="grid dev-intro">
      <p className="dev-intro__text">{text}</p>
      {children}
    </section>
  )
}
