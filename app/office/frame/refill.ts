import type { UnsentForm } from '#server/office/unsent-forms.ts'

/**
 * Fills in the form of this screen with the text that was sent from it.
 * @returns whether there is such a form.
 */
export function refill({ path, fields }: UnsentForm): boolean {
  const [pathname] = path.split('?', 1)
  if (!fields || pathname !== location.pathname) return false
  const controlsIn = (form: HTMLFormElement) =>
    [...form.elements].filter(isControl).filter(({ name }) => Object.hasOwn(fields, name))
  const typedIn = (form: HTMLFormElement) =>
    controlsIn(form).filter(({ type }) => type !== 'hidden').length
  const [form] = [...document.forms]
    .filter((one) => one.method === 'post' && !one.closest('.note') && typedIn(one) > 0)
    .toSorted((one, other) => typedIn(other) - typedIn(one))
  if (!form) return false
  for (const control of controlsIn(form)) put(control, fields[control.name] ?? '')
  return true
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Whether an element has a text of its own to be filled with. */
const isControl = (element: Element): element is Control =>
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(element.type))

/** As if it were typed: React and the screen's autosave learn of it. */
function put(control: Control, text: string): void {
  if (control.value === text) return
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {}
  set?.call(control, text)
  if (control.type !== 'hidden') control.dispatchEvent(new Event('input', { bubbles: true }))
}
