import type { DraftAnswer } from './draft-request.ts'
import { textControlsOf } from './text-controls.ts'

/**
 * Shows what others have written in fields that are as they were sent. What is contested stays as
 * it was typed, and so does the field that somebody is in: both still begin with what they began
 * with, so that the next save joins or contests them.
 */
export function takeOver(
  form: HTMLFormElement,
  sent: FormData,
  {
    base,
    fields,
    conflicts,
  }: Pick<DraftAnswer<unknown>, 'base' | 'fields'> & {
    conflicts: readonly { field: string }[]
  },
): void {
  const before: Record<string, string> = JSON.parse(String(sent.get('base') ?? '{}'))
  const left = new Set(conflicts.map(({ field }) => field))
  const controls = textControlsOf(form)
  for (const control of controls) {
    const stored = fields[control.name]
    const text = String(sent.get(control.name) ?? '')
    // The server normalises spaces; any further difference was made by somebody else.
    if (stored === undefined || left.has(control.name) || !isOther(text, stored)) continue
    if (control.value === text && control !== document.activeElement) control.value = stored
    else left.add(control.name)
  }
  const kept = Object.fromEntries([...left].map((field) => [field, before[field] ?? '']))
  const begun = controls.find(({ name }) => name === 'base')
  if (begun) begun.value = JSON.stringify({ ...base, ...kept })
}

/** Whether a text differs in more than the spelling of an amount. */
const isOther = (typed: string, stored: string) =>
  isAmount(typed) && isAmount(stored)
    ? typed.replace(/\D/g, '') !== stored.replace(/\D/g, '')
    : typed.replace(/\r\n?/g, '\n').trim() !== stored.trim()

const isAmount = (text: string) => /^[\d\s.,€]*$/.test(text)
