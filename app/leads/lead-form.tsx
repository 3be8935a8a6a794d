import { useId, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Link } from '#app/components/link.tsx'
import { FailureWithChat } from '#app/forms/failure-with-chat.tsx'
import { useField } from '#app/forms/form-context.ts'
import { failureIn, type FormFailure } from '#app/forms/form-result.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import { SubmissionId } from '#app/forms/submission-id.tsx'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { useFormPost } from '#app/forms/use-form-post.ts'
import type { LeadFormWords } from '#app/root-data/form-words.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { toastOf, useToast } from '#app/toast/toast.tsx'
import { pathIn } from '#server/language.ts'
import type { LeadKind } from '#server/leads/lead.ts'
import { areTaken, problemsTitle } from './problems-title.ts'
import { rememberEnquiry } from './remember-enquiry.ts'

interface LeadFormProps {
  kind: LeadKind
  /** The address to which it is posted; by default the page that contains it. */
  action?: string
  /** The values of hidden inputs. */
  hidden?: Record<string, string>
  initial?: Record<string, string>
  /** Called once it was sent with script. */
  onSent?: (() => void) | undefined
  /** What the list of problems suggests when the chosen times are no longer free. */
  insteadOfTaken?: ReactNode
  /** Whether the submit button takes the whole width, as in a dialog. */
  wide?: boolean
  children: ReactNode
}

/** A form that makes a lead: its fields, the consent and the submit button. */
export function LeadForm({
  kind,
  action,
  hidden = {},
  initial = {},
  onSent,
  insteadOfTaken,
  wide = false,
  children,
}: LeadFormProps) {
  const { words, forms } = useRootData()
  const { pathname } = useLocation()
  const showToast = useToast()
  const id = useId()
  const target = action ?? pathname
  const here = target.split('?')[0] === pathname
  const post = useFormPost({
    here,
    failureToast: (failure) => failureText(failure, kind, forms),
    onSent: (form) => {
      if (form) rememberEnquiry(kind, new FormData(form))
      const toast = toastOf(kind, words.toast.sent)
      if (toast) showToast(toast)
      onSent?.()
    },
  })
  const failure = failureIn(post.result)
  const isSent = post.result?.status === 'sent' && post.round > 0
  const thanks = isSent && here ? toastOf(kind, words.toast.sent) : undefined
  return (
    <PostForm
      id={id}
      post={post}
      // Without a script, the next page shows the form again at this anchor.
      action={here ? `${target}#${id}` : target}
      hidden={{ page: pathname, ...hidden }}
      // The first submission used the initial values; the next one starts blank.
      initial={post.round === 0 ? initial : {}}
      evidence
      summary={(problems) => ({
        title: problemsTitle(problems, kind, forms),
        children: areTaken(problems) && insteadOfTaken,
      })}
      problems={forms.problems}
      failure={failure && <FailureWithChat text={failureText(failure, kind, forms).text} />}
    >
      <SubmissionId />
      {children}
      <Consent
        name={kind === 'interest' ? 'newsletter' : 'consent'}
        privacy={kind === 'viewing' ? forms.privacyViewing : forms.privacy}
      />
      <div className={wide ? undefined : 'form__end'}>
        <SubmitButton busyText={forms.sending} busy={post.busy} wide={wide}>
          {forms.submit[kind]}
        </SubmitButton>
        {/* The toast announces the message, but disappears after some seconds. */}
        {thanks && <p className="form__sent">{thanks.title || thanks.text}</p>}
      </div>
    </PostForm>
  )
}

/**
 * The checkbox for consent, which is not ticked, with the privacy line below it. In the interest
 * form it is the field `newsletter` (docs/requirements/forms.md#forms-and-validation).
 */
function Consent({ name, privacy }: { name: 'consent' | 'newsletter'; privacy: string }) {
  const { forms, language } = useRootData()
  const { value } = useField(name)
  return (
    <div className="consent">
      <label className="choice check">
        <input type="checkbox" name={name} value="yes" defaultChecked={value === 'yes'} />
        {forms.consent}
      </label>
      <p className="hint">
        {privacy} <Link to={pathIn(language, '/privacy')}>{forms.privacyLink}</Link>
      </p>
    </div>
  )
}

/** The message for a valid form that could not be stored (docs/requirements/forms.md#messages). */
function failureText(
  failure: FormFailure,
  kind: LeadKind,
  { failed, unanswered, outdated }: LeadFormWords,
): { title: string; text: string } {
  const { status } = failure
  if (status === 'outdated') return outdated
  if (status === 'refused') return { ...failed[kind], text: failure.message }
  const own: Partial<Record<LeadKind, LeadFormWords['failed'][LeadKind]>> = unanswered
  return (status === 'unanswered' && own[kind]) || failed[kind]
}
