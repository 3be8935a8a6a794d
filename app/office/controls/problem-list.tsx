import { useRef } from 'react'
import { Link } from 'react-router'
import { reveal } from './reveal.ts'
import { useOnNew } from './use-on-new.ts'

/** A field with a problem. */
export interface FieldProblem {
  /** The id of the field's element. */
  id: string
  /** The path of the field's screen, if it may be another one. */
  screen?: string | undefined
  text: string
}

interface ProblemListProps {
  heading: string
  /**
   * The problems of a refused form, the same array until the next answer: the first field with a
   * problem on this screen gets the focus.
   */
  refused: readonly unknown[] | undefined
  problems: readonly FieldProblem[]
}

/** All problems that prevent publishing, at the top of the page; each links to its field. */
export function ProblemList({ heading, refused, problems }: ProblemListProps) {
  const list = useRef<HTMLUListElement>(null)
  // Only a new answer moves the focus: typing also changes the list, because it solves problems.
  useOnNew(refused, () => {
    if (problems.length === 0) return
    const fields = problems.map(({ id }) => `#${CSS.escape(id)}`)
    const first = document.querySelector<HTMLElement>(fields.join())
    if (first) reveal(first)
    else list.current?.querySelector('a')?.focus()
  })
  if (problems.length === 0) return null
  return (
    <section className="note note--here" role="alert">
      <h2>{heading}</h2>
      <ul className="plain" ref={list}>
        {problems.map(({ id, screen = '', text }) => (
          <li key={`${id} ${text}`}>
            <Link
              to={{ pathname: screen, hash: id }}
              onClick={(event) => {
                const field = document.getElementById(id)
                if (!field) return
                event.preventDefault()
                reveal(field)
              }}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
