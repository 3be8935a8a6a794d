/** Runs in the page: opens and closes the dialogs before React does. */
export function openDialogs(): void {
  const dialogOf = (id: string | null | undefined) => {
    const dialog = document.getElementById(id ?? '')
    return dialog instanceof HTMLDialogElement ? dialog : undefined
  }

  addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return
    // Some browsers do not know `command` on buttons.
    const button = event.target.closest('button[commandfor]')
    if (button && !('commandForElement' in button)) {
      const dialog = dialogOf(button.getAttribute('commandfor'))
      if (button.getAttribute('command') === 'show-modal') dialog?.showModal()
      else dialog?.close()
    }
    // Without this script, a link that opens a dialog leads to a page with its content.
    const link = event.target.closest<HTMLElement>('a[data-opens]')
    const dialog = dialogOf(link?.dataset.opens)
    if (!dialog || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    dialog.showModal()
  })
}
