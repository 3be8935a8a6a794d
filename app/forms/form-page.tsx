import type { ReactNode } from 'react'

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
      <div>
        {kind && <p className="small slate">{kind}</p>}
        <h1 id="form-title">{title}</h1>
        <p className="slate">{text}</p>
      </div>
      {children}
    </section>
  )
}
