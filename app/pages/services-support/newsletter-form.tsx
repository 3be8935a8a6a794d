import { Link } from '#app/components/link.tsx'
import { SentNotice } from '#app/forms/form-messages.tsx'
import { PostForm } from '#app/forms/post-form.tsx'
import { SignUpFailure } from '#app/forms/sign-up-failure.tsx'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { useFormPost } from '#app/forms/use-form-post.ts'
import { EmailField } from '#app/leads/fields.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { pathIn } from '#server/language.ts'
import type { ServicesWords } from './words.ts'

/**
 * The anchor of the section: links to the newsletter lead to it, and so does its form without
 * script.
 */
const id = 'newsletter'

/**
 * The newsletter form, with one field. After it is sent, a notice about the next step replaces it.
 */
export function NewsletterForm({ copy }: { copy: ServicesWords['news'] }) {
  const { forms, language } = useRootData()
  const post = useFormPost({})
  return (
    <section className="section sand grid sv-news" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{copy.title}</h2>
      <div className="sv-news__f">
        {post.result?.status === 'sent' ? (
          <SentNotice {...copy.sent} level={3} className="sv-news__sent" focus={post.byScript} />
        ) : (
          <>
            <p>{copy.text}</p>
            <PostForm
              id={`${id}-form`}
              post={post}
              action={`${pathIn(language, '/services-support')}#${id}`}
              evidence
              problems={forms.problems}
              failure={<SignUpFailure result={post.result} failed={copy.failed} />}
            >
              <div className="sv-news__row">
                <EmailField />
                <SubmitButton busyText={forms.sending} busy={post.busy}>
                  {copy.subscribe}
                </SubmitButton>
              </div>
              <p className="hint">
                {copy.consent} <Link to={pathIn(language, '/privacy')}>{forms.privacyLink}</Link>
              </p>
            </PostForm>
          </>
        )}
      </div>
    </section>
  )
}
