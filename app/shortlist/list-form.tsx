import type { FormEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { toastOf, useToast } from '#app/toast/toast.tsx'
import { hasDropped, shortlistPath } from './list.ts'
import { useChangeShortlist } from './use-shortlist.ts'

interface ListFormProps {
  /** The name of the change that the page's action makes. */
  name: 'add' | 'remove'
  /** The slugs of the homes to add or remove. */
  value: string
  /** The owner's residence, which stays in the page's address. */
  residence: string | undefined
  className: string
  children: ReactNode
}

/**
 * A button that changes the visitor's list: with script at once, otherwise by the page's action.
 */
export function ListForm({ name, value, residence, className, children }: ListFormProps) {
  const { language, words } = useRootData()
  const navigate = useNavigate()
  const change = useChangeShortlist()
  const showToast = useToast()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { before, after } = change(name === 'add' ? { add: value } : { remove: value })
    const toast = toastOf('savedFull', words.toast.sent)
    if (toast && name === 'add' && hasDropped(before, after)) showToast(toast)
    void navigate(shortlistPath(language, after, residence), {
      replace: true,
      preventScrollReset: true,
    })
  }
  return (
    <form
      method="post"
      action={shortlistPath(language, [], residence)}
      className="no-print"
      onSubmit={submit}
    >
      <button className={className} name={name} value={value}>
        {children}
      </button>
    </form>
  )
}
