import { Field, type FieldProps } from '../controls/field.tsx'

interface CodeFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'problem'> {
  /** Its form is sent at the sixth digit. */
  sendsItself?: boolean
}

/** The six digits of an authenticator. */
export const CodeField = ({ sendsItself = false, ...field }: CodeFieldProps) => (
  <Field
    {...field}
    name="code"
    className="code6"
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={7}
    onInput={({ currentTarget: { value, form } }) => {
      if (sendsItself && /^\d{6}$/.test(value)) form?.requestSubmit()
    }}
  />
)
