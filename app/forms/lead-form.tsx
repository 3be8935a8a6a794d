import { createContext, useContext, useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Link, useActionData, useFetcher, useLocation } from 'react-router'
import { pathIn } from '#server/language.ts'
import type { LeadKind } from '#server/leads/lead.ts'
import type { Problem } from '#server/leads/validate.ts'
import { Arrow } from '../components/arrow.tsx'
import { useShell } from '../shell/use-shell.ts'
import { toastOf, useToast } from '../toast/toast.tsx'
import { insert } from '../words.ts'
import { FormProof } from './form-proof.tsx'
import type { LeadResult } from './lead-action.ts'
import { rememberInquiry } from './remember-inquiry.ts'
import type { FormWords } from './words.ts'

interface FormState {
  id: string
  problems: Partial<Record<string, Problem>>
  values: Record<string, string>
}

/** What a form's fields know of it. */
export const FormContext = createContext<FormState | undefined>(undefined)

/** A field's own part of the form around it: its id, what is wrong with it, and what was typed. */
export function useField(name: string): { id: string; problem: Problem | undefined; value: string | undefined } {
  const form = useContext(FormContext)
  if (!form) throw new Error('A field stands outside a form')
  return { id: `${form.id}-${name}`, problem: form.problems[name], value: form.values[name] }
}

interface LeadFormProps {
  kind: LeadKind
  /** The page whose action takes it; by default the page the form is on. */
  action?: string
  /** Values that are sent along unseen. */
  hidden?: Record<string, string>
  /** Values to begin with. */
  initial?: Record<string, string>
  /** After the visitor's success, with script. */
  onSent?: () => void
  /** The submit button over the whole width, as in a dialog. */
  wide?: boolean
  children: ReactNode
}

/**
 * A form that makes a lead. It posts and answers without script; with script it also says that it
 * is busy, keeps the page, shows a toast, and sends a submission id so that a repetition is one lead.
 */
export function LeadForm({ kind, action, hidden = {}, initial = {}, onSent, wide = false, children }: LeadFormProps) {
  const { words, forms, chat, language } = useShell()
  const { pathname } = useLocation()
  const target = action ?? pathname
  const showToast = useToast()
  const fetcher = useFetcher<LeadResult>()
  const posted = useActionData<LeadResult>()
  const form = useRef<HTMLFormElement>(null)
  const handled = useRef<LeadResult>(undefined)
  const [submission, renewSubmission] = useSubmissionId()
  const [round, setRound] = useState(0)
  const id = useId()

  // A page without script gets its result as the page's own action data.
  const result = fetcher.data ?? (pathname === target ? posted : undefined)
  // The interest form's newsletter flag is this same question, under the name that specification §3 gives it.
  const consentName = kind === 'interest' ? 'newsletter' : 'consent'
  const busy = fetcher.state !== 'idle'
  const problems = result?.status === 'invalid' ? result.problems : {}
  const values = { ...initial, ...(result && 'values' in result && round === 0 ? result.values : {}) }

  useEffect(() => {
    if (!fetcher.data || fetcher.state !== 'idle' || handled.current === fetcher.data) return
    handled.current = fetcher.data
    if (fetcher.data.status === 'sent') {
      if (form.current) rememberInquiry(kind, new FormData(form.current))
      const toast = toastOf(kind, words.toast.sent)
      if (toast) showToast(toast)
      setRound((before) => before + 1)
      renewSubmission()
      onSent?.()
    } else if (fetcher.data.status === 'invalid') {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    } else {
      showToast({ ...failureOf(fetcher.data.status, kind, forms), tone: 'error' })
      // The same text may be sent again as it is; another text under a taken id may not.
      if (fetcher.data.status === 'conflict') renewSubmission()
    }
  }, [fetcher.data, fetcher.state, forms, kind, onSent, renewSubmission, showToast, words])

  return (
    <fetcher.Form
      ref={form}
      key={round}
      id={id}
      className="form"
      method="post"
      // A page without script comes back to where the form is; another page has it elsewhere.
      action={target === pathname ? `${target}#${id}` : target}
      noValidate
      preventScrollReset
      // A form changes nothing on its page; asking anew would fail with the connection, and take the page away.
      defaultShouldRevalidate={false}
    >
      <input type="hidden" name="page" value={pathname} />
      <FormProof first={values.stamp} />
      {submission && <input type="hidden" name="submission" value={submission} />}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {result?.status === 'invalid' && <Summary id={id} kind={kind} problems={problems} />}
      {result && result.status !== 'sent' && result.status !== 'invalid' && (
        <div className="summary-error" role="alert">
          <p>{failureOf(result.status, kind, forms).text}</p>
          <p>
            <a href={chat.href} target="_blank" rel="noopener">
              {insert(forms.failedChat, { phone: chat.phone })}
            </a>
          </p>
        </div>
      )}
      <FormContext value={{ id, problems, values }}>{children}</FormContext>
      <div className="consent">
        <label className="choice check">
          <input type="checkbox" name={consentName} value="yes" defaultChecked={values[consentName] === 'yes'} />
          {forms.consent}
        </label>
        <p className="hint">
          {forms.privacy} <Link to={pathIn(language, '/privacy')}>{forms.privacyLink}</Link>
        </p>
      </div>
      <div className={wide ? undefined : 'form__end'}>
        <button className={['btn', wide && 'btn--wide', busy && 'is-busy'].filter(Boolean).join(' ')} disabled={busy}>
          {busy ? forms.sending : forms.submit[kind]} {!busy && <Arrow />}
        </button>
      </div>
    </fetcher.Form>
  )
}

type Failure = Exclude<LeadResult['status'], 'sent' | 'invalid'>

/** What is said of a form that was right and did not arrive (specification §8). */
function failureOf(status: Failure, kind: LeadKind, { failed, unanswered }: FormWords): { title: string; text: string } {
  const own: Partial<Record<LeadKind, FormWords['failed'][LeadKind]>> = unanswered
  return (status === 'unanswered' && own[kind]) || failed[kind]
}

/** What is wrong, at the head of the form, with a link to each field. */
function Summary({ id, kind, problems }: { id: string; kind: LeadKind; problems: FormState['problems'] }) {
  const { forms } = useShell()
  const list = Object.entries(problems)
  const missing = list.some(([, problem]) => problem?.endsWith('Required'))
  return (
    <div className="summary-error" role="alert">
      <h3>{missing ? forms.invalid[kind] : forms.check}</h3>
      <ul>
        {list.map(([name, problem]) => (
          <li key={name}>
            <a href={`#${id}-${name}`}>{problem && forms.problems[problem]}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** One id for one submission, made in the browser: the page's HTML is the same for everyone. */
function useSubmissionId(): [string | undefined, () => void] {
  const [id, setId] = useState<string>()
  const [renew] = useState(() => () => setId(newId()))
  useEffect(renew, [renew])
  return [id, renew]
}

/** Random, also where the page is not served over https and `randomUUID` is missing. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
