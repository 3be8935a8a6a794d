import { OfficeField, type FieldProps } from '../controls/office-field.tsx'

/**
 * The field for the six digits of an authenticator. Only Enter or the button sends them: if the
 * form sent itself, the press that follows would act on the next page.
 */
export const EntranceCodeField = (field: Pick<FieldProps, 'label' | 'hint' | 'problem'>) => (
  <OfficeField
    {...field}
    name="code"
    className="code6"
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={7}
  />
)
