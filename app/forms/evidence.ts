import { minAge } from '#server/spam/limits.ts'
import type { Stamps } from '#server/spam/stamp.ts'
import type { FormFailure, FormValues } from './form-result.ts'
import { formText } from './read-form.ts'

/**
 * The names of the fields by which robots are recognised, in every form that sends e-mail to
 * somebody.
 */
export const evidenceNames = {
  /** The field that robots fill in; people do not see it, and no browser offers to fill it in. */
  honeypot: 'subject',
  /** The time at which the page was rendered, signed by the server. */
  stamp: 'stamp',
  /**
   * The id that a script gives the form when it is sent, so that a form that is sent twice makes
   * only one lead.
   */
  submission: 'submission',
} as const

/** The values by which robots are recognised; `EvidenceFields` adds their fields to a form. */
export const evidenceOf = (form: FormData) => ({
  honeypot: formText(form, evidenceNames.honeypot),
  stamp: formText(form, evidenceNames.stamp),
})

/**
 * A new stamp for a form whose stamp is outdated, because its page was left open for long or was
 * stored.
 * @returns undefined when the form's stamp is not outdated.
 */
export function renewedStamp(form: FormData, stamps: Stamps, now: number): string | undefined {
  const { state } = stamps.read(formText(form, evidenceNames.stamp), now)
  return state === 'outdated' ? stamps.renew(now) : undefined
}

/**
 * The reason why the browser has to send a sign-up again, with a new stamp. A form that is sent
 * very early may come from a robot, or from a person whose browser has filled it in. A suspect gets
 * no e-mail, so without a second attempt that person would wait in vain.
 * @param values the typed texts.
 * @returns undefined if it need not be sent again.
 */
export function signUpToRepeat(
  form: FormData,
  values: FormValues,
  stamps: Stamps,
  now: number,
): FormFailure | undefined {
  const reading = stamps.read(formText(form, evidenceNames.stamp), now)
  const isEarly = reading.state === 'valid' && reading.age < minAge
  const status = reading.state === 'outdated' ? 'outdated' : isEarly && 'early'
  if (!status) return undefined
  return { status, values: { ...values, [evidenceNames.stamp]: stamps.renew(now) } }
}

/**
 * The id of a submission. A form that was sent without a script has none; an id that does not have
 * our format is ignored.
 */
export function submissionIdOf(form: FormData): string | undefined {
  const text = formText(form, evidenceNames.submission)
  return /^[\w-]{8,64}$/.test(text) ? text : undefined
}
