import { textControlsOf } from './text-controls.ts'

const keyOf = (path: string) => `unsaved ${path}`

/** Keeps the texts of a form in the tab, for a page that is left before they are saved. */
export function keepInTab(path: string, form: HTMLFormElement): void {
  const texts = textControlsOf(form).map(({ name, value }) => [name, value])
  try {
    sessionStorage.setItem(keyOf(path), JSON.stringify(texts))
  } catch {
    // A full or forbidden store: the browser has asked before it left the page.
  }
}

/** Forgets them: they are saved. */
export function forgetInTab(path: string): void {
  try {
    sessionStorage.removeItem(keyOf(path))
  } catch {
    // There is none.
  }
}

/**
 * Puts kept texts into the form again, with the values that it began with, so that they are joined
 * with what others have written since.
 * @returns whether there were any.
 */
export function refillFromTab(path: string, form: HTMLFormElement): boolean {
  const kept = readTab(path)
  forgetInTab(path)
  if (kept.length === 0) return false
  const texts = new Map(kept)
  for (const control of textControlsOf(form)) {
    const text = texts.get(control.name)
    if (text === undefined || text === control.value) continue
    control.value = text
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return true
}

function readTab(path: string): [string, string][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(path)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isEntry) : []
  } catch {
    return []
  }
}

const isEntry = (entry: unknown): entry is [string, string] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'string'
