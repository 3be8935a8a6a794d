import { useId, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { FailureNotice, SentNotice } from '#app/forms/form-messages.tsx'
import { failureIn, type FormFailure } from '#app/forms/form-result.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { useFormPost } from '#app/forms/use-form-post.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import type { AccountWords } from './words.ts'

interface AccountFormProps {
  words: AccountWords
  /** The button's text, and its text while the form is being sent. */
  submit: string
  busy: string
  /**
   * The message after a failure: `text` where the server gives no reason, `unexpected` where it
   * does not answer.
   */
  failure: { title: string; text: string; unexpected: string }
  initial?: Record<string, string>
  hidden?: Record<string, string>
  /** Content beside the button. */
  aside?: ReactNode
  children?: ReactNode
  /** Replaces the form after it has been sent; other forms redirect to another page. */
  sent?: { title: string; text: string } | ((shown: readonly string[]) => ReactNode)
}

/** A form of an account that posts to its own page, with its button and its messages. */
export function AccountForm({
  words,
  submit,
  busy,
  failure,
  initial = {},
  hidden = {},
  aside,
  children,
  sent,
}: AccountFormProps) {
  const { chat } = useRootData()
  const { pathname, search } = useLocation()
  const id = useId()
  const messageOf = (failed: FormFailure) => ({
    title: failure.title,
    text: failed.status === 'refused' ? failed.message || failure.text : failure.unexpected,
  })
  const post = useFormPost({ failureToast: messageOf })
  const failed = failureIn(post.result)

  if (post.result?.status === 'sent' && sent)
    return typeof sent === 'function' ? (
      sent(post.result.shown ?? [])
    ) : (
      <SentNotice {...sent} level={2} className="summary-done" focus={post.byScript} />
    )
  return (
    <PostForm
      id={id}
      post={post}
      action={pathname + search}
      hidden={hidden}
      initial={initial}
      summary={() => ({ title: words.check })}
      problems={words.problems}
      failure={
        failed && (
          <FailureNotice
            {...messageOf(failed)}
            chat={failed.status === 'refused' ? undefined : { ...chat, text: words.chat }}
          />
        )
      }
    >
      {children}
      <div className="form__end">
        <SubmitButton busyText={busy} busy={post.busy}>
          {submit}
        </SubmitButton>
        {aside}
      </div>
    </PostForm>
  )
}
