import type { ReactNode } from 'react'
import { EvidenceFields } from './evidence-fields.tsx'
import { FormContext } from './form-context.ts'
import { ProblemSummary } from './form-messages.tsx'
import type { FormValues } from './form-result.ts'
import { useCorrectedFields } from './use-corrected-fields.ts'
import type { FormPost } from './use-form-post.ts'

interface PostFormProps {
  /** The anchor of the form, which is also the prefix of its fields' ids. */
  id: string
  post: FormPost
  /** The address to which the form is posted. */
  action: string
  /** The values of hidden inputs. */
  hidden?: FormValues
  initial?: FormValues
  /**
   * Whether the form includes {@link EvidenceFields}. Every form needs them that sends e-mail to
   * somebody.
   */
  evidence?: boolean
  /**
   * Makes the heading of the list of problems from the codes of those not yet corrected; absent
   * where a form has too few fields for a list.
   */
  summary?: (open: readonly (string | undefined)[]) => { title: string; children?: ReactNode }
  /** The sentence for each problem. */
  problems: Partial<Record<string, string>>
  /** The message above the fields after a failure. */
  failure?: ReactNode
  /** The fields and the submit button. */
  children: ReactNode
}

/**
 * A form that posts and shows its result without a script; {@link FormPost} describes what a script
 * adds.
 */
export function PostForm({
  id,
  post: { Form, form, result, typed, round },
  action,
  hidden = {},
  initial = {},
  evidence = false,
  summary,
  problems: sentences,
  failure,
  children,
}: PostFormProps) {
  const values = { ...initial, ...typed }
  const codes = result?.status === 'invalid' ? result.problems : {}
  const corrected = useCorrectedFields(result, id, Object.keys(codes), typed)
  const open = Object.entries(codes).filter(([name]) => !corrected.names.includes(name))
  const problems = Object.fromEntries(open.map(([name, code]) => [name, code && sentences[code]]))
  return (
    <Form
      ref={form}
      key={round}
      id={id}
      className="form"
      method="post"
      action={action}
      noValidate
      onInput={corrected.onInput}
      preventScrollReset
      // The page is not loaded again, because a form changes nothing on it. After a lost
      // connection, loading would fail and replace the page by an error.
      defaultShouldRevalidate={false}
    >
      {evidence && <EvidenceFields stamp={values.stamp} />}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormContext value={{ id, problems, values }}>
        {summary && open.length > 0 && (
          <ProblemSummary
            {...summary(open.map(([, code]) => code))}
            formId={id}
            problems={problems}
          />
        )}
        {failure}
        {children}
      </FormContext>
    </Form>
  )
}
