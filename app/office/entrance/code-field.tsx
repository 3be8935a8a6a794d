import { OfficeField, type FieldProps } from '../controls/office-field.tsx'

interface CodeFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'problem'> {
  /** Its form is sent at the sixth digit. */
  sendsItself?: boolean
}

/** The six digits of an authenticator. */
export const EntranceCodeField = ({ sendsItself = false, ...field }: CodeFieldProps) => (
  <OfficeField
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
