import type { FormEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { type Shortlist, shortlistPath } from '#app/shortlist/list.ts'
import { useKeepShortlist } from '#app/shortlist/use-shortlist.ts'

interface ListFormProps {
  /** The name of the change that the page's action makes. */
  name: 'add' | 'remove'
  /** The slugs of the homes to add or remove. */
  value: string
  /** The visitor's list after the change, for a page with script. */
  then: Shortlist
  /** The owner's residence, which stays in the page's address. */
  residence: string | undefined
  className: string
  children: ReactNode
}

/**
 * A button that changes the visitor's list: with script at once, otherwise by the page's action.
 */
export function ListForm({ name, value, then, residence, className, children }: ListFormProps) {
  const { language } = useRootData()
  const navigate = useNavigate()
  const keep = useKeepShortlist()
  const change = (event: FormEvent) => {
    event.preventDefault()
    keep(then, name === 'add' ? { add: value } : { remove: value })
    void navigate(shortlistPath(language, then, residence), {
      replace: true,
      preventScrollReset: true,
    })
  }
  return (
    <form
      method="post"
      action={shortlistPath(language, [], residence)}
      className="no-print"
      onSubmit={change}
    >
      <button className={className} name={name} value={value}>
        {children}
      </button>
    </form>
  )
}
