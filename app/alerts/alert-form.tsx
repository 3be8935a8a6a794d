import { useId } from 'react'
import { Link } from '#app/components/link.tsx'
import { Choices } from '#app/forms/choices.tsx'
import { FieldProblemText, groupProps } from '#app/forms/field.tsx'
import { useField } from '#app/forms/form-context.ts'
import { SentNotice } from '#app/forms/form-messages.tsx'
import { PostForm } from '#app/forms/post-form.tsx'
import { SignUpFailure } from '#app/forms/sign-up-failure.tsx'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { useFormPost } from '#app/forms/use-form-post.ts'
import { EmailField } from '#app/leads/fields.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { confirmationHours } from '#server/consents/confirmation-hours.ts'
import { pathIn } from '#server/language.ts'
import { words } from './words.ts'

interface AlertFormProps {
  /** The query string of the search, with its question mark, or ''. */
  search: string
  /** Whether the form posts to the page that shows it; otherwise to {@link newAlertPath}. */
  here?: boolean
}

/** The page to which the form posts. It also shows the form, for browsers without scripts. */
export const newAlertPath = '/alerts/new'

/**
 * The sign-up form of an alert; the search is in its address. After it is sent, a notice about the
 * next step replaces it.
 */
export function AlertForm({ search, here = false }: AlertFormProps) {
  const { forms, language } = useRootData()
  const copy = words[language]
  const id = useId()
  const post = useFormPost({ here })
  if (post.result?.status === 'sent')
    return (
      <SentNotice
        title={copy.sent.title}
        text={insert(copy.sent.text, { hours: confirmationHours })}
        level={3}
        className="form"
        focus={post.byScript}
      />
    )
  return (
    <PostForm
      id={id}
      post={post}
      action={`${pathIn(language, newAlertPath)}${search}`}
      initial={{ newHomes: 'yes', reductions: 'yes', frequency: 'immediate' }}
      evidence
      problems={{ ...forms.problems, ...copy.problems }}
      failure={<SignUpFailure result={post.result} failed={copy.failed} />}
    >
      {/* The field comes first, so that a dialog gives it the focus. */}
      <EmailField />
      <div className="form__row">
        <ChangeKinds />
        <Choices
          name="frequency"
          legend={copy.often}
          options={(['immediate', 'weekly'] as const).map((one) => [one, copy[one]])}
        />
      </div>
      <div className="form__foot">
        <SubmitButton busyText={forms.sending} busy={post.busy} wide>
          {copy.open}
        </SubmitButton>
      </div>
      <p className="hint">{copy.hint}</p>
      <p className="hint">
        {copy.consent} <Link to={pathIn(language, '/privacy')}>{forms.privacyLink}</Link>
      </p>
    </PostForm>
  )
}

function ChangeKinds() {
  const copy = words[useRootData().language]
  const { id, problem, value } = useField('newHomes')
  const reductions = useField('reductions')
  return (
    <fieldset className="choices" id={id} {...groupProps(id, problem)}>
      <legend>{copy.what}</legend>
      <label className="choice check">
        <input type="checkbox" name="newHomes" value="yes" defaultChecked={value === 'yes'} />
        {copy.newHomes}
      </label>
      <label className="choice check">
        <input
          type="checkbox"
          name="reductions"
          value="yes"
          defaultChecked={reductions.value === 'yes'}
        />
        {copy.reductions}
      </label>
      {problem && <FieldProblemText id={id} text={problem} />}
    </fieldset>
  )
}
