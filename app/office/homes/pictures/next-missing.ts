import { reveal } from '#app/office/controls/reveal.ts'

/** The fields of alternative texts in a form, in the order of the screen. */
const textsOf = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.querySelectorAll<HTMLInputElement>('.alt input')].filter(
    (field) => field.closest('[hidden]') === null,
  )

/**
 * Moves the focus to the next missing alternative text and scrolls its picture into view.
 * @param after the field from which to continue; by default the search starts at the beginning.
 * @returns whether there is one.
 */
export function goToMissing(form: HTMLFormElement, after?: EventTarget): boolean {
  const texts = textsOf(form)
  const from = texts.findIndex((field) => field === after)
  const next = [...texts.slice(from + 1), ...texts.slice(0, Math.max(0, from))].find(
    (field) => field.value.trim() === '',
  )
  if (!next) return false
  reveal(next)
  // A phone's keyboard covers the lower half of the screen.
  if (matchMedia('(width < 48rem)').matches)
    next.closest('.pic')?.scrollIntoView({ block: 'start' })
  return true
}
