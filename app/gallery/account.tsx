import { AccountForm } from '#app/account/account-form.tsx'
import { AccountPage } from '#app/account/account-page.tsx'
import {
  CurrentPasswordField,
  AccountEmailField,
  NewPasswordFields,
  PasswordField,
} from '#app/account/fields.tsx'
import type { AccountWords } from '#app/account/words.ts'
import { FormContext } from '#app/forms/form-context.ts'
import { FailureNotice } from '#app/forms/form-messages.tsx'
import type { PictureData } from '#server/pictures/pictures.ts'
import { Group, Specimen } from './specimen.tsx'
import type { GalleryWords } from './words.ts'

interface AccountPartsProps {
  copy: GalleryWords
  words: AccountWords
  picture: PictureData
}

/** Specimens of the account forms: a form, its fields and their page. */
export function AccountParts({ copy, words, picture }: AccountPartsProps) {
  const failure = { title: copy.short, text: copy.text, unexpected: copy.failed }
  const { emailInvalid, passwordWrong, passwordWeak, passwordsDiffer } = words.problems
  return (
    <>
      <Group id="account-form">
        <Specimen name="problems">
          <FormContext
            value={{
              id: 'account-problems',
              problems: {
                email: emailInvalid,
                currentPassword: passwordWrong,
                password: passwordWeak,
                confirm: passwordsDiffer,
              },
              values: { email: 'elena@' },
            }}
          >
            <AccountEmailField words={words} />
            <CurrentPasswordField words={words} hint={copy.hint} />
            <NewPasswordFields words={words} />
          </FormContext>
        </Specimen>
        <Specimen name="refused, no answer">
          <FailureNotice title={copy.short} text={words.refused.credentials} chat={undefined} />
          <FailureNotice title={copy.short} text={copy.failed} chat={undefined} />
        </Specimen>
      </Group>
      <div data-group="account-page">
        <AccountPage title={copy.longTitle} lead={copy.text} open={0.5} picture={picture}>
          <AccountForm words={words} submit={copy.short} busy={copy.busy} failure={failure}>
            <AccountEmailField words={words} />
            <PasswordField words={words} />
          </AccountForm>
        </AccountPage>
      </div>
    </>
  )
}
