import { createContext, useContext, useEffect, useId, useRef, type ReactNode } from 'react'
import { useActionData, useFetcher, useLocation } from 'react-router'
import type { AccountProblem } from '#server/accounts/validate.ts'
import { Arrow } from '../components/arrow.tsx'
import { useShell } from '../shell/use-shell.ts'
import { useToast } from '../toast/toast.tsx'
import { insert } from '../words.ts'
import type { AccountResult } from './account-action.ts'
import type { AccountWords } from './words.ts'

interface FormState {
  id: string
  words: AccountWords
  problems: Partial<Record<string, AccountProblem>>
  values: Record<string, string>
}

const FormContext = createContext<FormState | undefined>(undefined)

/** A field's own part of the form around it. */
export function useAccountField(name: string) {
  const form = useContext(FormContext)
  if (!form) throw new Error('A field stands outside a form')
  const problem = form.problems[name]
  return {
    id: `${form.id}-${name}`,
    words: form.words,
    problem: problem && form.words.problems[problem],
    value: form.values[name],
  }
}

interface AccountFormProps {
  words: AccountWords
  /** The button's words, and those while it is busy. */
  submit: string
  busy: string
  /** What is said when it fails: title, and the text where the server gives none. */
  failure: { title: string; text: string; unexpected: string }
  initial?: Record<string, string>
  hidden?: Record<string, string>
  /** Beside the button. */
  aside?: ReactNode
  children?: ReactNode
  /** Takes the form's place once it is sent; other forms lead on. */
  sent?: ReactNode
}

/** A form of the account. It posts and answers without script; with script it says that it is busy and keeps the page. */
export function AccountForm({
  words,
  submit,
  busy: busyWords,
  failure,
  initial = {},
  hidden = {},
  aside,
  children,
  sent,
}: AccountFormProps) {
  const { chat } = useShell()
  const { pathname, search } = useLocation()
  const fetcher = useFetcher<AccountResult>()
  const posted = useActionData<AccountResult>()
  const showToast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const result = fetcher.data ?? posted
  const busy = fetcher.state !== 'idle'
  const problems = result?.status === 'invalid' ? result.problems : {}
  const message = result && messageOf(result, failure)

  useEffect(() => {
    if (!fetcher.data || fetcher.state !== 'idle') return
    const text = messageOf(fetcher.data, failure)
    if (text) showToast({ title: failure.title, text, tone: 'error' })
    else form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [fetcher.data, fetcher.state, failure, showToast])

  if (result?.status === 'sent' && sent) return sent
  return (
    <fetcher.Form
      ref={form}
      id={id}
      className="form"
      method="post"
      action={pathname + search}
      noValidate
      preventScrollReset
      defaultShouldRevalidate={false}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {message && (
        <div className="summary-error" role="alert">
          <h2>{failure.title}</h2>
          <p>{message}</p>
          {result?.status !== 'refused' && (
            <p>
              <a href={chat.href} target="_blank" rel="noopener">
                {insert(words.chat, { phone: chat.phone })}
              </a>
            </p>
          )}
        </div>
      )}
      {result?.status === 'invalid' && (
        <div className="summary-error" role="alert">
          <h2>{words.check}</h2>
          <ul>
            {Object.entries(problems).map(([name, problem]) => (
              <li key={name}>
                <a href={`#${id}-${name}`}>{problem && words.problems[problem]}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <FormContext
        value={{
          id,
          words,
          problems,
          values: { ...initial, ...(result && 'values' in result ? result.values : {}) },
        }}
      >
        {children}
      </FormContext>
      <div className="form__end">
        <button className={busy ? 'btn is-busy' : 'btn'} disabled={busy}>
          {busy ? busyWords : submit} {!busy && <Arrow />}
        </button>
        {aside}
      </div>
    </fetcher.Form>
  )
}

/** What is said of a form that was right and was refused, or did not arrive. */
function messageOf(
  result: AccountResult,
  failure: AccountFormProps['failure'],
): string | undefined {
  if (result.status === 'refused') return result.message || failure.text
  return result.status === 'failed' || result.status === 'unanswered'
    ? failure.unexpected
    : undefined
}
