import { useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { useRootData } from '../root-data/use-root-data.ts'
import { shortlistPath } from './list.ts'
import { addToShortlist, useShortlist } from './use-shortlist.ts'

interface SaveButtonProps {
  slug: string
  /** The home's name, for screen readers. */
  about: string
}

/**
 * Puts a home on the visitor's shortlist. Without script it posts and the list is shown; with script
 * the page stays, and the button becomes a link to the list.
 */
export function SaveButton({ slug, about }: SaveButtonProps) {
  const { language, words } = useRootData()
  const saved = useShortlist().includes(slug)
  const [pressed, setPressed] = useState(false)
  const name = <span className="vh">: {about}</span>
  if (saved)
    return (
      // The link takes over the button's focus.
      <Link
        className="save is-saved no-print"
        to={shortlistPath(language)}
        ref={(link) => (pressed ? link?.focus() : undefined)}
      >
        <span>{words.shortlist.saved}</span>
        {name}
      </Link>
    )
  const save = (event: FormEvent) => {
    event.preventDefault()
    addToShortlist(slug)
    setPressed(true)
  }
  return (
    <form className="save no-print" method="post" action={shortlistPath(language)} onSubmit={save}>
      <button name="add" value={slug}>
        <span>{words.shortlist.save}</span>
        {name}
      </button>
    </form>
  )
}
