import type { Replaced } from './take-over.ts'
import { textControlsOf, typeInto } from './text-controls.ts'

/** A text of the member that somebody else has replaced. */
export interface Overtaken extends Replaced {
  /** The name of the other person, if it is known. */
  by: string | undefined
}

interface Replacing {
  replaced: readonly Replaced[]
  /** The fields in which the member has typed. */
  touched: ReadonlySet<string>
  /** The names of those who last wrote each field. */
  authors: Readonly<Record<string, string>>
}

/**
 * Adds replaced texts. For each field it keeps the member's first text and the other person's last
 * one.
 */
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
  typeInto(control, mine)
  control.focus()
}
