/**
 * Moves the focus to a field, after opening what hides it: a closed section, the language that a
 * phone does not show, or another view of the screen.
 */
export function reveal(field: HTMLElement): void {
  for (
    let fold = field.closest('details:not([open])');
    fold instanceof HTMLDetailsElement;
    fold = field.closest('details:not([open])')
  )
    fold.open = true
  choose('shown-language', field.closest('[data-of]')?.getAttribute('data-of'))
  choose('shown-view', field.closest('[data-view]')?.getAttribute('data-view'))
  field.focus()
}

/** Chooses the one of several parts that the stylesheet shows. */
function choose(name: string, value: string | null | undefined): void {
  for (const tab of document.getElementsByName(name))
    if (tab instanceof HTMLInputElement && tab.value === value) tab.checked = true
}
