import type { FormRequest } from '#app/office/handle-form.ts'
import type { LeadProblem } from './words.ts'

/** A form of a lead's page. */
export interface LeadRequest extends FormRequest {
  id: string
}

/** The reason why nothing was done, with the details that the page shows. */
export interface LeadRefusal {
  problem: LeadProblem
  /** The active viewings of a lead that ends: the member is asked whether to cancel them. */
  openViewings?: string[] | undefined
  /** The reply that a colleague has sent since this one was begun. */
  since?: { id: string; who: string; when: string } | undefined
  /**
   * The proposed half-hours that are offered to others or taken: as the value of the form's field,
   * and as text.
   */
  taken?: { slots: string; when: string } | undefined
}

/** The maximum length of a reply and of a note, in UTF-16 units. */
export const maxReplyLength = 8000

/** The maximum length of a title with reference that names a home. */
export const maxHomeName = 250

/** The values of the chosen files, each at most as long as an address. */
export const chosenIn = (form: FormData): string[] =>
  form.getAll('attach').map((value) => String(value).slice(0, 300))
