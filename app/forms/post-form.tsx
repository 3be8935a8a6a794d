import type { ReactNode } from 'react'
import { EvidenceFields } from './evidence-fields.tsx'
import { FormContext } from './form-context.ts'
import { ProblemSummary } from './form-messages.tsx'
import type { FormValues } from './form-result.ts'
import { nameSubmission } from './submission-id.tsx'
import type { FormPost } from './use-form-post.ts'

interface PostFormProps {
  /** By which links, and addresses without script, find the form. */
  id: string
  post: FormPost
  /** The address that takes it. */
  action: string
  /** Values that are sent along unseen. */
  hidden?: FormValues
  /** Values to begin with. */
  initial?: FormValues
  /** Sends what tells people from robots: for forms that write to somebody. */
  evidence?: boolean
  /** Above the list of problems; absent where a form has too few fields for one. */
  summary?: { title: string; level: 2 | 3 }
  /** The sentence for each problem. */
  problems: Partial<Record<string, string>>
  /** What is said at the head of a form that failed. */
  failure?: ReactNode
  /** Fields and the submit button. */
  children: ReactNode
}

/** A form that posts and answers without script; {@link FormPost} is what script adds. */
export function PostForm({
  id,
  post: { Form, form, result, round },
  action,
  hidden = {},
  initial = {},
  evidence = false,
  summary,
  problems: sentences,
  failure,
  children,
}: PostFormProps) {
  // After a success the fields are empty: what was typed before belongs to another submission.
  const typed = result && 'values' in result && round === 0 ? result.values : {}
  const values = { ...initial, ...typed }
  const codes = result?.status === 'invalid' ? result.problems : {}
  const problems = Object.fromEntries(
    Object.entries(codes).map(([name, code]) => [name, code && sentences[code]]),
  )
  return (
    <Form
      ref={form}
      key={round}
      id={id}
      className="form"
      method="post"
      action={action}
      onSubmit={(event) => nameSubmission(event.currentTarget)}
      noValidate
      preventScrollReset
      // A form changes nothing on its page; asking anew would fail with the connection, and take the page away.
      defaultShouldRevalidate={false}
    >
      {evidence && <EvidenceFields stamp={values.stamp} />}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {summary && result?.status === 'invalid' && (
        <ProblemSummary {...summary} formId={id} problems={problems} />
      )}
      {failure}
      <FormContext value={{ id, problems, values }}>{children}</FormContext>
    </Form>
  )
}
