import { type FormEvent, useState } from 'react'
import type { FormResult, FormValues } from './form-result.ts'

interface CorrectedFields {
  names: readonly string[]
  onInput: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * The fields of a form that were corrected since the last answer: their problems are hidden until
 * the next one.
 * @param formId the prefix of the fields' ids.
 * @param names the fields that the answer names.
 * @param sent the values of these fields in the request.
 */
export function useCorrectedFields(
  answer: FormResult | undefined,
  formId: string,
  names: readonly string[],
  sent: FormValues,
): CorrectedFields {
  const [known, setKnown] = useState<{ answer: FormResult | undefined; names: string[] }>()
  const corrected = known && known.answer === answer ? known.names : []
  return {
    names: corrected,
    onInput({ target }) {
      if (!(target instanceof HTMLElement)) return
      const name = names.find((one) => isIn(document.getElementById(`${formId}-${one}`), target))
      if (name === undefined || corrected.includes(name) || !looksRight(target, sent[name])) return
      setKnown({ answer, names: [...corrected, name] })
    },
  }
}

/** Whether a control is the field itself or belongs to its group. */
const isIn = (field: HTMLElement | null, control: HTMLElement) => field?.contains(control) ?? false

/**
 * Whether a control has been corrected: a choice of a group is made, or a text differs from the
 * refused one and the browser accepts it.
 */
function looksRight(control: HTMLElement, refused: string | undefined): boolean {
  const group = control.closest('fieldset[data-invalid]')
  if (group) return group.querySelector('input:checked') !== null
  if (
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
  )
    return control.value.trim() !== (refused ?? '') && control.validity.valid
  return false
}
