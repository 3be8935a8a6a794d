import { ArrowLink } from '#app/components/arrow-link.tsx'
import { Arrow } from '#app/components/arrow.tsx'
import { DialogButton } from '#app/components/dialog.tsx'
import { FormPage } from '#app/forms/form-page.tsx'
import { contactDialogId } from '#app/leads/contact-form.tsx'
import { stepField, type StepResult, type StepWords } from './step.ts'

/**
 * The page of a step to which a link in an e-mail leads: a question with one button, or the
 * outcome.
 */
export function StepPage({
  result: { stage, message, next, about },
  copy,
}: {
  result: StepResult
  copy: StepWords
}) {
  const { title, text } = message ?? copy[stage]
  const onward = next ?? copy.next
  return (
    <FormPage title={title} text={[about && `${about.text}.`, text].filter(Boolean).join(' ')}>
      {stage === 'ask' || stage === 'unavailable' ? (
        // This is a plain form, which loads a whole page, so that screen readers read its heading.
        // Its address contains the token.
        <form className="form" method="post">
          <input type="hidden" name={stepField} value="yes" />
          <div>
            <button className="btn">
              {copy.ask.button} <Arrow />
            </button>
          </div>
        </form>
      ) : (
        <div className="form">
          <div className="btnrow">
            {about?.link && <ArrowLink to={about.link.to}>{about.link.text}</ArrowLink>}
            <ArrowLink to={onward.to}>{onward.text}</ArrowLink>
            {stage === 'refused' && (
              <DialogButton opens={contactDialogId} variant="go">
                {copy.contact}
              </DialogButton>
            )}
          </div>
        </div>
      )}
    </FormPage>
  )
}
