import { useRef } from 'react'
import { useFetcher } from 'react-router'
import { FailureNotice, SentNotice } from '#app/forms/form-messages.tsx'
import type { FormResult } from '#app/forms/form-result.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { CriteriaFields } from '#app/leads/criteria-fields.tsx'
import { EmailField, MessageField, NameField, PhoneField } from '#app/leads/fields.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { Group, Specimen } from './specimen.tsx'
import type { GalleryWords } from './words.ts'

export function Forms({ copy }: { copy: GalleryWords }) {
  const { forms, chat } = useRootData()
  const values = { name: copy.value, email: 'elena@', phone: '', message: copy.longText }
  return (
    <Group id="forms">
      <Specimen name="empty">
        <Example id="empty">
          <CriteriaFields />
        </Example>
      </Specimen>
      <Specimen name="busy">
        <Example id="busy" busy />
      </Specimen>
      <Specimen name="problems, with what was typed">
        <Example
          id="invalid"
          result={{
            status: 'invalid',
            problems: { email: 'emailInvalid', phone: 'phoneRequired', message: 'tooLong' },
            values,
          }}
        />
      </Specimen>
      <Specimen name="failed">
        <Example id="failed" result={{ status: 'failed', values }} />
      </Specimen>
      <Specimen name="notices: failed with a title, sent">
        <FailureNotice
          title={forms.failed.information.title}
          text={forms.failed.information.text}
          chat={{ ...chat, text: forms.failedChat }}
        />
        <SentNotice
          title={copy.title}
          text={copy.longText}
          level={3}
          className="summary-done"
          focus={false}
        />
      </Specimen>
    </Group>
  )
}

interface ExampleProps {
  id: string
  busy?: boolean
  result?: FormResult
  children?: React.ReactNode
}

/** A lead form in a state after submission. */
function Example({ id, busy = false, result, children }: ExampleProps) {
  const { forms, chat } = useRootData()
  const { Form } = useFetcher<FormResult>()
  const form = useRef<HTMLFormElement>(null)
  const typed = result && 'values' in result ? result.values : {}
  return (
    <PostForm
      id={`form-${id}`}
      post={{ Form, form, busy, result, typed, byScript: false, round: 0 }}
      action="/gallery"
      summary={() => ({ title: forms.check })}
      problems={forms.problems}
      failure={
        result?.status === 'failed' && (
          <FailureNotice
            text={forms.failed.inquiry.text}
            chat={{ ...chat, text: forms.failedChat }}
          />
        )
      }
    >
      {children}
      <div className="form__row">
        <NameField />
        <PhoneField />
        <EmailField />
      </div>
      <MessageField />
      <div className="form__end">
        <SubmitButton busy={busy} busyText={forms.sending}>
          {forms.submit.inquiry}
        </SubmitButton>
      </div>
    </PostForm>
  )
}
