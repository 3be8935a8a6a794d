import { isTyped, textControlsOf, typeInto } from '../autosave/text-controls.ts'

/** Whether a form is sent by a button, so that its texts are unsaved until then. */
export const isSentByButton = (form: HTMLFormElement): boolean =>
  form.method === 'post' && !('savesItself' in form.dataset) && !form.closest('.note')

/** The fields in which somebody has written something. */
export const writtenIn = (form: HTMLFormElement) =>
  textControlsOf(form).filter(
    (control) => control.type !== 'hidden' && control.value !== '' && isTyped(control),
  )

/** Fields whose values differ each time the same form is shown. */
const changingFields = new Set(['revision', 'reply', 'base'])

/**
 * A key that distinguishes a form from the others on its screen: the names of its fields, and its
 * subject.
 * @returns undefined if the form asks for a secret, which no device keeps.
 */
export function keyOfForm(form: HTMLFormElement): string | undefined {
  const controls = textControlsOf(form)
  const isSecret = controls.some(
    ({ type, autocomplete }) => type === 'password' || autocomplete === 'one-time-code',
  )
  if (isSecret) return undefined
  return controls
    .filter(({ name }) => !changingFields.has(name))
    .map(({ name, type, value }) => (type === 'hidden' ? `${name}=${value}` : name))
    .join(' ')
}

/**
 * Writes unsaved texts into a form as if they were typed.
 * @returns whether any of them differed.
 */
export function putTexts(form: HTMLFormElement, texts: ReadonlyMap<string, string>): boolean {
  const changed = textControlsOf(form).filter(
    ({ name, type, value }) => type !== 'hidden' && (texts.get(name) ?? value) !== value,
  )
  for (const control of changed) typeInto(control, texts.get(control.name) ?? '')
  const fold = form.closest('details')
  if (changed.length > 0 && fold) fold.open = true
  return changed.length > 0
}
