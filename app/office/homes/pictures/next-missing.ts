import { reveal } from '#app/office/controls/reveal.ts'

/** The fields of alternative texts in a form, in their order on the screen. */
const textsOf = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.querySelectorAll<HTMLInputElement>('.alt input')].filter(
    (field) => field.closest('[hidden]') === null,
  )

/**
 * Moves the focus to the next alternative text that is missing, with its picture in view.
 * @param after the field from which to go on; by default from the beginning.
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
  // The keyboard of a phone covers the lower half.
  if (matchMedia('(width < 48rem)').matches)
    next.closest('.pic')?.scrollIntoView({ block: 'start' })
  return true
}
