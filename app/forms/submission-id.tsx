import { evidenceNames } from './evidence.ts'

/**
 * The place of a submission's id. It is empty in the page, which is the same for every visitor;
 * {@link nameSubmission} fills it in.
 */
export const SubmissionId = () => (
  <input type="hidden" name={evidenceNames.submission} autoComplete="off" />
)

/**
 * Gives a form an id unless it has one: the same form sent again is the same submission.
 * Called while the form is being sent and not after hydration, so that there is no moment
 * at which script sends a form without an id.
 */
export function nameSubmission(form: HTMLFormElement): void {
  const input = inputOf(form)
  if (input) input.value ||= newId()
}

/** Takes the id away: what is sent next is another submission. */
export function endSubmission(form: HTMLFormElement | null): void {
  const input = form && inputOf(form)
  if (input) input.value = ''
}

function inputOf(form: HTMLFormElement): HTMLInputElement | undefined {
  const input = form.elements.namedItem(evidenceNames.submission)
  return input instanceof HTMLInputElement ? input : undefined
}

/** Random, also where the page is not served over https and `randomUUID` is missing. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
