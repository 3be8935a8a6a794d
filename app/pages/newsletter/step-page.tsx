import { pathIn } from '#server/language.ts'
import { Arrow } from '#app/components/arrow.tsx'
import { DialogButton } from '#app/components/dialog.tsx'
import { ArrowLink } from '#app/components/arrow-link.tsx'
import { contactDialogId } from '#app/leads/contact-form.tsx'
import { FormPage } from '#app/forms/form-page.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { type Stage, stepField } from './step.ts'
import type { NewsletterWords } from './words.ts'

interface StepPageProps {
  stage: Stage
  copy: Pick<NewsletterWords['confirm'], 'ask' | 'done' | 'refused'> &
    Pick<NewsletterWords, 'unavailable' | 'services' | 'contact'>
}

/** A question with one button, or its outcome. */
export function StepPage({ stage, copy }: StepPageProps) {
  const { language } = useRootData()
  return (
    <FormPage title={copy[stage].title} text={copy[stage].text}>
      {stage === 'ask' || stage === 'unavailable' ? (
        // A plain form, which loads a whole page, so that screen readers read its heading. Its address holds the token.
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
            <ArrowLink to={`${pathIn(language, '/services-support')}#newsletter`}>
              {copy.services}
            </ArrowLink>
            {stage === 'refused' && (
              <DialogButton opens={contactDialogId} look="go">
                {copy.contact}
              </DialogButton>
            )}
          </div>
        </div>
      )}
    </FormPage>
  )
}
