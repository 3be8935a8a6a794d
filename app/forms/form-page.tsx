import type { ReactNode } from 'react'
import styles from './form-page.css?url'

interface FormPageProps {
  title: string
  kind?: string
  text: string
  children: ReactNode
}

/** A dialog's form as a page. */
export function FormPage({ title, kind, text, children }: FormPageProps) {
  return (
    <section className="section grid form-page" aria-labelledby="form-title">
      {/* Not among the route's links: the dialogs post to this route, and would preload it for nothing. */}
      <link rel="stylesheet" href={styles} precedence="page" />
      <div>
        {kind && <p className="small slate">{kind}</p>}
        <h1 id="form-title">{title}</h1>
        <p className="slate">{text}</p>
      </div>
      {children}
    </section>
  )
}
