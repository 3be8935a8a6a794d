import { memo } from 'react'

interface ShownDraftProps {
  revision: number
  /** The id of the form that it belongs to, where it is outside. */
  form?: string
}

/**
 * The revision of the draft that a screen shows; 0 if there is none. Each answer to a form that
 * saves itself replaces it (`takeOver`): another rendering by React would restore the first one.
 */
export const ShownDraft = memo(function ShownDraft({ revision, form }: ShownDraftProps) {
  return <input type="hidden" name="draft" form={form} defaultValue={revision} />
})
