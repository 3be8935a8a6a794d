import type { ReactNode } from 'react'

interface TextCardProps {
  title: string
  text: string
  /** A link or a button below the text. */
  children?: ReactNode
}

/** A card without a picture, in a row of three. */
export function TextCard({ title, text, children }: TextCardProps) {
  return (
    <article className="three__c">
      <h3>{title}</h3>
      <p>{text}</p>
      {children}
    </article>
  )
}
