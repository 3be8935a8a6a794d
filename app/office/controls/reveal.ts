/**
 * Moves the focus to a field, after opening what hides it: a closed section, or the texts of the
 * language that a phone does not show.
 */
export function reveal(field: HTMLElement): void {
  for (
    let fold = field.closest('details:not([open])');
    fold instanceof HTMLDetailsElement;
    fold = field.closest('details:not([open])')
  )
    fold.open = true
  const language = field.closest('[data-of]')?.getAttribute('data-of')
  for (const tab of document.getElementsByName('shown-language'))
    if (tab instanceof HTMLInputElement && tab.value === language) tab.checked = true
  field.focus()
}
