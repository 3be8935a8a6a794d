import type { UnsentForm } from '#server/unsent-forms/unsent-forms.ts'

/**
 * Fills in the form of this screen with the texts and ticks that were sent from it.
 * @returns the form; undefined if it is not on this screen.
 */
export function refill({ path, fields }: UnsentForm): HTMLFormElement | undefined {
  if (!fields || !isHere(path)) return undefined
  const texts = new Map(fields)
  const textsIn = (form: HTMLFormElement) =>
    [...form.elements].filter(isText).filter(({ name }) => texts.has(name))
  const typedIn = (form: HTMLFormElement) =>
    textsIn(form).filter(({ type }) => type !== 'hidden').length
  const [form] = [...document.forms]
    .filter((one) => one.method === 'post' && !one.closest('.note') && typedIn(one) > 0)
    .toSorted((one, other) => typedIn(other) - typedIn(one))
  if (!form) return undefined
  for (const control of textsIn(form)) put(control, texts.get(control.name) ?? '')
  for (const choice of [...form.elements].filter(isChoice)) {
    const isChosen = fields.some(([name, value]) => name === choice.name && value === choice.value)
    // A click is used, so that React and the screen's autosave notice the change.
    if (choice.checked !== isChosen) choice.click()
  }
  return form
}

/**
 * Whether this is the screen of an address, including its parameters, which may say whom a form is
 * about.
 */
function isHere(path: string): boolean {
  const { pathname, searchParams } = new URL(path, location.href)
  const here = new URLSearchParams(location.search)
  return (
    pathname === location.pathname &&
    [...searchParams].every(([name, value]) => here.getAll(name).includes(value))
  )
}

type Text = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isChoice = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)

/** Whether an element contains text that can be filled in. */
const isText = (element: Element): element is Text =>
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(element.type))

/** Sets a text as if it were typed, so that React and the screen's autosave notice it. */
function put(control: Text, text: string): void {
  if (control.value === text) return
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {}
  set?.call(control, text)
  if (control.type !== 'hidden') control.dispatchEvent(new Event('input', { bubbles: true }))
}
