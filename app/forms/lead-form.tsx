import { useId, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { pathIn } from '#server/language.ts'
import type { LeadKind } from '#server/leads/lead.ts'
import { Arrow } from '../components/arrow.tsx'
import { useShell } from '../shell/use-shell.ts'
import { FormContext } from './field-context.ts'
import { FormMessages } from './form-messages.tsx'
import { FormProof } from './form-proof.tsx'
import { useLeadForm } from './use-lead-form.ts'

interface LeadFormProps {
  kind: LeadKind
  /** The address whose action takes it; by default the page the form is on. */
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

/** A form that makes a lead. It posts and answers without script; {@link useLeadForm} is what script adds. */
export function LeadForm({
  kind,
  action,
  hidden = {},
  initial = {},
  onSent,
  wide = false,
  children,
}: LeadFormProps) {
  const { forms, language } = useShell()
  const { pathname } = useLocation()
  const id = useId()
  const target = action ?? pathname
  const here = target.split('?')[0] === pathname
  const { Form, form, round, submission, busy, result, problems, typed } = useLeadForm(
    kind,
    here,
    onSent,
  )
  const values = { ...initial, ...typed }
  // The interest form's newsletter flag is this same question, under the name that specification §3 gives it.
  const consentName = kind === 'interest' ? 'newsletter' : 'consent'
  return (
    <Form
      ref={form}
      key={round}
      id={id}
      className="form"
      method="post"
      // A page without script comes back to where the form is; another page has it elsewhere.
      action={here ? `${target}#${id}` : target}
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
      <FormMessages id={id} kind={kind} result={result} />
      <FormContext value={{ id, problems, values }}>{children}</FormContext>
      <div className="consent">
        <label className="choice check">
          <input
            type="checkbox"
            name={consentName}
            value="yes"
            defaultChecked={values[consentName] === 'yes'}
          />
          {forms.consent}
        </label>
        <p className="hint">
          {forms.privacy} <Link to={pathIn(language, '/privacy')}>{forms.privacyLink}</Link>
        </p>
      </div>
      <div className={wide ? undefined : 'form__end'}>
        <button
          className={['btn', wide && 'btn--wide', busy && 'is-busy'].filter(Boolean).join(' ')}
          disabled={busy}
        >
          {busy ? forms.sending : forms.submit[kind]} {!busy && <Arrow />}
        </button>
      </div>
    </Form>
  )
}
