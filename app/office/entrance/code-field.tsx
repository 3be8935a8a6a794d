import { OfficeField, type FieldProps } from '../controls/office-field.tsx'

/**
 * The six digits of an authenticator. They are sent by Enter or the button alone: a form that sent
 * itself would leave the press that follows for the next page.
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
