import { memo } from 'react'

/**
 * The initial values of a form. Each answer replaces them (`useAutosave`): another rendering by
 * React would restore the first ones.
 * @param fields as JSON.
 */
export const FormBase = memo(function FormBase({ fields }: { fields: string }) {
  return <input type="hidden" name="base" defaultValue={fields} />
})
