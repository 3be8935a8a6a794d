import type { ReactNode } from 'react'
import { EvidenceFields } from './evidence-fields.tsx'
import { FormContext } from './form-context.ts'
import { ProblemSummary } from './form-messages.tsx'
import type { FormValues } from './form-result.ts'
import { useMended } from './mended.ts'
import type { FormPost } from './use-form-post.ts'

interface PostFormProps {
  /** The anchor of the form, and the prefix of its fields' ids. */
  id: string
  post: FormPost
  /** The address that takes it. */
  action: string
  /** Values of hidden inputs. */
  hidden?: FormValues
  /** Values to begin with. */
  initial?: FormValues
  /** Includes {@link EvidenceFields}; for forms that send e-mail to somebody. */
  evidence?: boolean
  /** Above the list of problems; absent where a form has too few fields for one. */
  summary?: { title: string; children?: ReactNode }
  /** The sentence for each problem. */
  problems: Partial<Record<string, string>>
  /** The message above the fields of a form that failed. */
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
  const mended = useMended(result, id, Object.keys(codes), typed)
  const problems = Object.fromEntries(
    Object.entries(codes)
      .filter(([name]) => !mended.names.includes(name))
      .map(([name, code]) => [name, code && sentences[code]]),
  )
  return (
    <Form
      ref={form}
      key={round}
      id={id}
      className="form"
      method="post"
      action={action}
      noValidate
      onInput={mended.onInput}
      preventScrollReset
      // A form changes nothing on its page. Loading it again would fail with a lost connection, and
      // replace the page by an error.
      defaultShouldRevalidate={false}
    >
      {evidence && <EvidenceFields stamp={values.stamp} />}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormContext value={{ id, problems, values }}>
        {summary && Object.keys(problems).length > 0 && (
          <ProblemSummary {...summary} formId={id} problems={problems} />
        )}
        {failure}
        {children}
      </FormContext>
    </Form>
  )
}
