import { AccountForm } from '#app/account/account-form.tsx'
import { CurrentPasswordField, Username } from '#app/account/fields.tsx'
import type { AccountWords } from '#app/account/words.ts'
import { SelectField } from '#app/forms/field.tsx'
import { useField } from '#app/forms/form-context.ts'
import { FormField } from '#app/forms/form-field.tsx'
import type { User } from '#server/accounts/user.ts'
import { maxLengths } from '#server/shared/max-lengths.ts'
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
          <FormField
            name="name"
            label={fields.name}
            autoComplete="name"
            required={false}
            maxLength={maxLengths.name}
          />
          <FormField
            name="phone"
            type="tel"
            label={fields.phone}
            autoComplete="tel"
            required={false}
            maxLength={maxLengths.phone}
          />
          <LanguageField copy={copy} label={fields.language} />
        </div>
        <Username email={email} />
        <div className="form__row">
          <FormField
            name="newPassword"
            type="password"
            label={fields.newPassword}
            autoComplete="new-password"
            hint={copy.newHint}
            required={false}
          />
          <CurrentPasswordField words={words} hint={copy.currentHint} required={false} />
        </div>
      </AccountForm>
    </section>
  )
}

function LanguageField({ copy, label }: { copy: ProfileWords; label: string }) {
  const { id, problem, value } = useField('language')
  return (
    <SelectField
      id={id}
      name="language"
      label={label}
      hint={copy.languageHint}
      problem={problem}
      defaultValue={value}
    >
      <option value="en" lang="en">
        {copy.languages.en}
      </option>
      <option value="es" lang="es">
        {copy.languages.es}
      </option>
    </SelectField>
  )
}
