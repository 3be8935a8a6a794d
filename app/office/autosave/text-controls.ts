type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The controls of a form that contain text. */
export const textControlsOf = (form: HTMLFormElement | null): TextControl[] =>
  [...(form?.elements ?? [])].filter(isTextControl)

const isTextControl = (control: Element): control is TextControl =>
  (control instanceof HTMLInputElement &&
    !['checkbox', 'radio', 'file', 'submit'].includes(control.type)) ||
  control instanceof HTMLTextAreaElement ||
  control instanceof HTMLSelectElement

/** Writes a text into a control as if it were typed. */
export function typeInto(control: TextControl, text: string): void {
  control.value = text
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Whether the text of a control differs from the one that the page was loaded with. */
export const isTyped = (control: Element): boolean =>
  (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
  control.type !== 'checkbox' &&
  control.value !== control.defaultValue
