import type { ReactNode } from 'react'
import styles from './form-page.css?url'

interface FormPageProps {
  title: string
  kind?: string
  text: string
  /** Content below the text, beside the form. */
  aside?: ReactNode
  children: ReactNode
}

/** A page that shows the form of a dialog without a script. */
export function FormPage({ title, kind, text, aside, children }: FormPageProps) {
  return (
    <section className="section grid form-page" aria-labelledby="form-title">
      {/* The stylesheet is not in the route's links, because a dialog that posts to this route
          would preload it needlessly. */}
      <link rel="stylesheet" href={styles} precedence="page" />
      <div>
        {kind && <p className="small slate">{kind}</p>}
        <h1 id="form-title">{title}</h1>
        <p className="slate">{text}</p>
        {aside}
      </div>
      {children}
    </section>
  )
}
