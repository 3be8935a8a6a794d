import type { Stamps } from '#server/spam/stamp.ts'
import { formText } from './read-form.ts'

/**
 * Field names of what distinguishes people from robots, in every form that sends e-mail to
 * somebody.
 */
export const evidenceNames = {
  /** Robots fill it in; people do not see it, and no browser offers to fill it in for them. */
  honeypot: 'subject',
  /** When the page was made, signed by the server. */
  stamp: 'stamp',
  /** Made by script when the form is sent, so that a repetition is one lead. */
  submission: 'submission',
} as const

/** The evidence that distinguishes robots from people; `EvidenceFields` adds it to a form. */
export const evidenceOf = (form: FormData) => ({
  honeypot: formText(form, evidenceNames.honeypot),
  stamp: formText(form, evidenceNames.stamp),
})

/**
 * A new stamp for a form whose own is outdated, because the page was left open for long, or kept by
 * somebody.
 * @returns undefined when its own is not outdated.
 */
export function renewedStamp(form: FormData, stamps: Stamps, now = Date.now()): string | undefined {
  const { state } = stamps.read(formText(form, evidenceNames.stamp), now)
  return state === 'outdated' ? stamps.renew(now) : undefined
}

/**
 * The id of a submission. A form sent without any script has none; an id of another shape than ours
 * is not kept.
 */
export function submissionIdOf(form: FormData): string | undefined {
  const text = formText(form, evidenceNames.submission)
  return /^[\w-]{8,64}$/.test(text) ? text : undefined
}
