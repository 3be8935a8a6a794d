import type { User } from '#server/accounts/user.ts'
import { maxLengths } from '#server/leads/options.ts'
import { AccountForm, useAccountField } from '#app/account/account-form.tsx'
import { AccountField, Username } from '#app/account/fields.tsx'
import type { AccountWords } from '#app/account/words.ts'
import type { ProfileWords } from './words.ts'

interface DetailsFormProps {
  copy: ProfileWords
  words: AccountWords
  user: User
}

/** Name, telephone, language and password, in one form. */
export function DetailsForm({
  copy,
  words,
  user: { email, name, phone, language },
}: DetailsFormProps) {
  const { fields } = words
  return (
    <section className="pf__a" aria-labelledby="known">
      <h2 id="known">{copy.known}</h2>
      <AccountForm
        words={words}
        submit={copy.submit}
        busy={copy.busy}
        failure={copy.failure}
        initial={{ name, phone, language }}
      >
        <div className="form__row">
          <AccountField
            name="name"
            label={fields.name}
            autoComplete="name"
            required={false}
            maxLength={maxLengths.name}
          />
          <AccountField
            name="phone"
            type="tel"
            label={fields.phone}
            autoComplete="tel"
            required={false}
            maxLength={maxLengths.phone}
          />
          <LanguageField copy={copy} />
        </div>
        <Username email={email} />
        <div className="form__row">
          <AccountField
            name="newPassword"
            type="password"
            label={fields.newPassword}
            autoComplete="new-password"
            hint={copy.newHint}
            required={false}
          />
          <AccountField
            name="currentPassword"
            type="password"
            label={fields.currentPassword}
            autoComplete="current-password"
            hint={copy.currentHint}
            required={false}
          />
        </div>
      </AccountForm>
    </section>
  )
}

function LanguageField({ copy }: { copy: ProfileWords }) {
  const { id, words, value } = useAccountField('language')
  return (
    <div className="field">
      <label htmlFor={id}>{words.fields.language}</label>
      <select id={id} name="language" defaultValue={value} aria-describedby={`${id}-hint`}>
        <option value="en" lang="en">
          {copy.languages.en}
        </option>
        <option value="es" lang="es">
          {copy.languages.es}
        </option>
      </select>
      <p className="hint" id={`${id}-hint`}>
        {copy.languageHint}
      </p>
    </div>
  )
}
