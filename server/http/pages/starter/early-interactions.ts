/**
 * Runs in the page: records what visitors do before the page is hydrated. Clicks on links and
 * buttons with `data-replay` are repeated after hydration, each in a task of its own, so that it
 * sees what the one before has changed. The choices in a form that acts on every choice are stored
 * on the form, where its component reads them. If the scripts fail, clicks and choices take effect
 * natively.
 * @param timeout milliseconds after which an early click takes effect natively: by then the scripts
 *   have failed, or the network is too slow for them.
 */
export function recordEarlyInteractions(timeout: number): void {
  const early = new Map<HTMLElement, MouseEvent>()
  let ready = false

  const replay = () => {
    ready = true
    for (const [element, press] of early)
      setTimeout(() => {
        // A room of a plan is an SVG element, which has no `click()`.
        element.dispatchEvent(new MouseEvent('click', press))
        delete element.dataset.pressed
      })
    early.clear()
  }

  addEventListener('click', (event) => {
    const { target } = event
    const element = target instanceof Element && target.closest<HTMLElement>('[data-replay]')
    if (!element || ready || event.defaultPrevented) return
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    element.dataset.pressed = element.getAttribute('name') ?? ''
    early.set(element, event)
    setTimeout(replay, timeout)
  })
  addEventListener('change', ({ target }) => {
    const form = target && 'form' in target && target.form
    if (!(form instanceof HTMLFormElement) || ready || form.dataset.choices === undefined) return
    // These forms have no file fields.
    const values = [...new FormData(form)].map(([name, value]) => [name, String(value)])
    form.dataset.chosen = String(new URLSearchParams(values))
  })
  addEventListener('hydrated', () => {
    ready = true
    setTimeout(replay)
  })
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return
      replay()
      document.querySelector<HTMLFormElement>('form[data-chosen]')?.submit()
    },
    true,
  )
}
