/**
 * The result of a submission. `values` are as they were typed, so that a page without script can
 * show them again; they never contain passwords. `shown` is shown once after a success.
 */
export type FormResult<Problem extends string = string> =
  | { status: 'sent'; shown?: readonly string[] }
  | { status: 'invalid'; problems: FormProblems<Problem>; values: FormValues }
  | FormFailure

/** The result of a form whose fields were right and that still was not accepted. */
export type FormFailure =
  /** Refused, with the reason in the page's language, or '' where there is none. */
  | { status: 'refused'; message: string; values: FormValues }
  /**
   * - `outdated`: its page was opened long ago; `values` hold a new stamp, and with that it passes
   * - `conflict`: another text came under this submission id
   * - `failed`: the server could not store it
   * - `unanswered`: the browser got no answer at all
   */
  | { status: 'outdated' | 'conflict' | 'failed' | 'unanswered'; values: FormValues }

/** The problems by field name. */
export type FormProblems<Problem extends string = string> = Partial<Record<string, Problem>>

/** Texts by the field's name. */
export type FormValues = Record<string, string>

/** The failure in a result, if it is one. */
export const failureIn = (result: FormResult | undefined): FormFailure | undefined =>
  result && result.status !== 'sent' && result.status !== 'invalid' ? result : undefined
