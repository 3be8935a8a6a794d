import { evidenceNames } from './evidence.ts'

/**
 * The field for a submission's id. It is empty in the page, which is the same for every visitor;
 * the page's own listener (`server/http/pages/starter/submission-id.ts`) fills it in when the form
 * is sent.
 */
export const SubmissionId = () => (
  <input type="hidden" name={evidenceNames.submission} autoComplete="off" data-submission="" />
)

/** Removes the id, so that the next submission gets a new one. */
export function endSubmission(form: HTMLFormElement | null): void {
  const input = form?.elements.namedItem(evidenceNames.submission)
  if (input instanceof HTMLInputElement) input.value = ''
}
