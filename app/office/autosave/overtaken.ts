import type { Replaced } from './take-over.ts'
import { textControlsOf } from './text-controls.ts'

/** A text written here in whose place somebody else has put another one. */
export interface Overtaken extends Replaced {
  /** Their name, where it is known. */
  by: string | undefined
}

interface Replacing {
  replaced: readonly Replaced[]
  /** The fields in which something was typed here. */
  touched: ReadonlySet<string>
  /** Who wrote the fields last. */
  authors: Readonly<Record<string, string>>
}

/** What was overtaken by now: the first text that was written here, and the last one there. */
export function addReplaced(
  before: readonly Overtaken[] = [],
  { replaced, touched, authors }: Replacing,
): readonly Overtaken[] {
  const added = replaced
    .filter(({ field }) => touched.has(field))
    .map((one) => ({
      ...one,
      mine: before.find(({ field }) => field === one.field)?.mine ?? one.mine,
      by: authors[one.field],
    }))
  const isAdded = (field: string) => added.some((one) => one.field === field)
  return [...before.filter(({ field }) => !isAdded(field)), ...added]
}

/** Puts a text into its field as if it were typed. */
export function putBack(form: HTMLFormElement | null, { field, mine }: Replaced): void {
  const control = textControlsOf(form).find(({ name }) => name === field)
  if (!control) return
  control.value = mine
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.focus()
}
