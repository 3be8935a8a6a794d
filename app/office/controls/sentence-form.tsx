import type { ReactNode } from 'react'
import { Form, useSubmit } from 'react-router'

interface SentenceFormProps {
  label: string
  children: ReactNode
}

/**
 * A filter as a sentence, whose values are in the address. With a script, a choice applies at once.
 * A text applies when its button is pressed, because otherwise each key would load the list again.
 */
export function SentenceForm({ label, children }: SentenceFormProps) {
  const submit = useSubmit()
  return (
    <Form
      className="sentence"
      method="get"
      role="search"
      aria-label={label}
      onChange={({ target, currentTarget }) => {
        if (target instanceof HTMLSelectElement) void submit(currentTarget, { replace: true })
      }}
    >
      {children}
    </Form>
  )
}
