import { formText } from '#app/forms/read-form.ts'
import { issueLimits, type IssueTexts } from '#server/newsletter/issues/issue.ts'

/** The texts of a newsletter's form, without control characters. */
export function readTexts(form: FormData): IssueTexts {
  const line = (name: string) =>
    formText(form, name)
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
      .trim()
  const text = (name: string) =>
    formText(form, name)
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n]/gu, ' ')
      .trim()
  return {
    subject: { en: line('subject_en'), es: line('subject_es') },
    opening: { en: text('opening_en'), es: text('opening_es') },
  }
}

/** Whether a text exceeds the maximum length. */
export const isTooLong = ({ subject, opening }: IssueTexts): boolean =>
  [subject.en, subject.es].some((text) => text.length > issueLimits.subject) ||
  [opening.en, opening.es].some((text) => text.length > issueLimits.opening)
