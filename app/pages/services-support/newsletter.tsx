import { useEffect, useRef } from 'react'
import { Link, useActionData, useFetcher } from 'react-router'
import { pathIn } from '#server/language.ts'
import { Arrow } from '#app/components/arrow.tsx'
import { EmailField } from '#app/forms/fields.tsx'
import { FormProof } from '#app/forms/form-proof.tsx'
import { FormContext } from '#app/forms/field-context.ts'
import { useShell } from '#app/shell/use-shell.ts'
import { insert } from '#app/words.ts'
import type { SubscribeResult } from './subscribe-action.ts'
import type { ServicesWords } from './words.ts'

const id = 'newsletter'

/** The newsletter form. After a subscription, a message takes its place. */
export function Newsletter({ copy }: { copy: ServicesWords['news'] }) {
  const { forms, language, chat } = useShell()
  const fetcher = useFetcher<SubscribeResult>()
  const posted = useActionData<SubscribeResult>()
  const box = useRef<HTMLDivElement>(null)
  const busy = fetcher.state !== 'idle'
  const result = fetcher.data ?? posted

  useEffect(() => {
    if (!fetcher.data || fetcher.state !== 'idle') return
    box.current?.querySelector<HTMLElement>('[aria-invalid="true"], [tabindex="-1"]')?.focus()
  }, [fetcher.data, fetcher.state])

  return (
    <section className="section sand grid sv-news" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{copy.title}</h2>
      <div className="sv-news__f" ref={box}>
        {result?.status === 'sent' ? (
          <div className="sv-news__sent" tabIndex={-1}>
            <h3>{copy.sent.title}</h3>
            <p>{copy.sent.text}</p>
          </div>
        ) : (
          <>
            <p>{copy.text}</p>
            {/* Without script, the fragment scrolls the next page back to the form. */}
            <fetcher.Form
              className="form"
              method="post"
              action={`${pathIn(language, '/services-support')}#${id}`}
              noValidate
              preventScrollReset
              defaultShouldRevalidate={false}
            >
              <FormProof first={result?.stamp} />
              {result?.status === 'failed' && (
                <div className="summary-error" role="alert">
                  <p>{copy.failed}</p>
                  <p>
                    <a href={chat.href} target="_blank" rel="noopener">
                      {insert(forms.failedChat, { phone: chat.phone })}
                    </a>
                  </p>
                </div>
              )}
              <div className="sv-news__row">
                <FormContext
                  value={{
                    id,
                    problems: result?.status === 'invalid' ? { email: result.problem } : {},
                    values: result ? { email: result.email } : {},
                  }}
                >
                  <EmailField />
                </FormContext>
                <button className={busy ? 'btn is-busy' : 'btn'} disabled={busy}>
                  {busy ? forms.sending : copy.subscribe} {!busy && <Arrow />}
                </button>
              </div>
              <p className="hint">
                {copy.consent} <Link to={pathIn(language, '/privacy')}>{forms.privacyLink}</Link>
              </p>
            </fetcher.Form>
          </>
        )}
      </div>
    </section>
  )
}
