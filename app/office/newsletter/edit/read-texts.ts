import { lineIn, linesIn } from '#app/forms/read-form.ts'
import { issueLimits, type IssueTexts } from '#server/newsletter/issues/issue.ts'

/** The texts of a newsletter's form, without control characters. */
export const readTexts = (form: FormData): IssueTexts => ({
  subject: { en: lineIn(form, 'subject_en'), es: lineIn(form, 'subject_es') },
  opening: { en: linesIn(form, 'opening_en'), es: linesIn(form, 'opening_es') },
})

/** Whether a text exceeds the maximum length. */
export const isTooLong = ({ subject, opening }: IssueTexts): boolean =>
  [subject.en, subject.es].some((text) => text.length > issueLimits.subject) ||
  [opening.en, opening.es].some((text) => text.length > issueLimits.opening)
