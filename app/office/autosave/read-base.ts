import * as v from 'valibot'
import { formText } from '#app/forms/read-form.ts'
import { withLineFeeds } from '#server/shared/text/tidy-text.ts'
import { draftedTextName, publishedTextName, theirTextName } from './their-text-name.ts'

const fields = v.record(v.string(), v.string())

/** The values from which a form started; undefined for a form that does not contain them. */
export function readBase(form: FormData): Record<string, string> | undefined {
  try {
    return v.parse(fields, JSON.parse(formText(form, 'base')))
  } catch {
    return undefined
  }
}

/** The text by somebody else that the screen showed beside a contested field, if there is one. */
export function readTheirText(form: FormData, field: string): Record<string, string> {
  const name = theirTextName(field)
  return form.has(name) ? { [field]: withLineFeeds(formText(form, name)) } : {}
}

/** The two texts that the screen showed beside a field that was published after its draft. */
export const readBothTexts = (form: FormData, field: string) => ({
  drafted: withLineFeeds(formText(form, draftedTextName(field))),
  published: withLineFeeds(formText(form, publishedTextName(field))),
})
