import { memo } from 'react'

/**
 * The values with which a form began. Each answer replaces them (`useAutosave`): rendered again,
 * React would put the first ones back.
 * @param fields as JSON.
 */
export const FormBase = memo(function FormBase({ fields }: { fields: string }) {
  return <input type="hidden" name="base" defaultValue={fields} />
})
