import { withLineFeeds } from '#server/shared/text/tidy-text.ts'
import type { DraftAnswer } from './draft-request.ts'
import { textControlsOf } from './text-controls.ts'

/** A text of this form that somebody else has replaced. */
export interface Replaced {
  field: string
  mine: string
  theirs: string
}

/**
 * Shows what others have written in fields whose text has not changed since it was sent. A
 * contested field keeps what was typed, and so does the field that is being typed in. Both also
 * keep the stored text from which the typing started, so that the next save can merge it with the
 * texts of others or contest it.
 * @param touched the fields in which something was typed.
 * @param isIdle whether nobody is typing: then the field with the focus is treated as any other.
 * @param write formats a text as its field shows it.
 * @returns the texts that were replaced.
 */
export function takeOver(
  form: HTMLFormElement,
  sent: FormData,
  {
    base,
    draft,
    fields,
    conflicts,
    touched,
    isIdle = false,
  }: Pick<DraftAnswer<unknown>, 'base' | 'draft' | 'fields'> & {
    conflicts: readonly { field: string }[]
    touched: ReadonlySet<string>
    isIdle?: boolean
  },
  write: (field: string, text: string) => string = (_field, text) => text,
): Replaced[] {
  const before: Record<string, string> = JSON.parse(String(sent.get('base') ?? '{}'))
  const left = new Set(conflicts.map(({ field }) => field))
  const controls = textControlsOf(form)
  const replaced: Replaced[] = []
  for (const control of controls) {
    const stored = fields[control.name]
    const text = String(sent.get(control.name) ?? '')
    // The server normalises spaces; any further difference was made by somebody else.
    if (stored === undefined || left.has(control.name) || !isOther(text, stored)) continue
    const isWritten = !isIdle && control === document.activeElement && touched.has(control.name)
    if (control.value === text && !isWritten) {
      replaceText(control, write(control.name, stored))
      replaced.push({ field: control.name, mine: text, theirs: stored })
    } else left.add(control.name)
  }
  const kept = Object.fromEntries([...left].map((field) => [field, before[field] ?? '']))
  const begun = controls.find(({ name }) => name === 'base')
  if (begun) begun.value = JSON.stringify({ ...base, ...kept })
  const shown = draft === undefined ? [] : controls.filter(({ name }) => name === 'draft')
  for (const control of shown) control.value = String(draft)
  return replaced
}

/** Replaces the text of a field; keeps the caret, and a selection of the whole text. */
function replaceText(control: ReturnType<typeof textControlsOf>[number], text: string): void {
  const isField = control === document.activeElement && !(control instanceof HTMLSelectElement)
  const isAll = isField && control.selectionEnd === control.value.length && !control.selectionStart
  const caret = isField ? control.selectionEnd : null
  control.value = text
  if (isAll) control.select()
  else if (isField && caret !== null) control.setSelectionRange(caret, caret)
}

/** Whether two texts differ in more than the spelling of an amount. */
const isOther = (typed: string, stored: string) =>
  isAmount(typed) && isAmount(stored)
    ? typed.replace(/\D/g, '') !== stored.replace(/\D/g, '')
    : withLineFeeds(typed).trim() !== stored.trim()

const isAmount = (text: string) => /^[\d\s.,€]*$/.test(text)
