/**
 * The result of a submission. `values` contain the typed texts, so that a page without a script can
 * show them again; they never contain passwords. `shown` is shown once after a success.
 */
export type FormResult<Problem extends string = string> =
  | { status: 'sent'; shown?: readonly string[] }
  | { status: 'invalid'; problems: FormProblems<Problem>; values: FormValues }
  | FormFailure

/** The result of a form whose fields were valid but which was not accepted. */
export type FormFailure =
  /** The form was refused, for the reason in the page's language, or '' where there is none. */
  | { status: 'refused'; message: string; values: FormValues }
  /**
   * - `outdated`: its page was opened long ago; `values` contain a new stamp, with which it is
   *   accepted
   * - `early`: it was sent so soon after its page was made that a robot may have done it; `values`
   *   contain a new stamp as well
   * - `conflict`: another text was sent under this submission id
   * - `failed`: the server could not store it
   */
  | { status: 'outdated' | 'early' | 'conflict' | 'failed'; values: FormValues }
  /** The browser got no answer at all, so the values of the previous answer still apply. */
  | { status: 'unanswered' }

/** The problems by field name. */
export type FormProblems<Problem extends string = string> = Partial<Record<string, Problem>>

/** Texts by the field's name. */
export type FormValues = Record<string, string>

/** The failure in a result, if it is one. */
export const failureIn = (result: FormResult | undefined): FormFailure | undefined =>
  result && result.status !== 'sent' && result.status !== 'invalid' ? result : undefined
