/**
 * Runs in the page: gives a form a submission id that stays the same until the form is edited, so
 * that sending it twice makes one lead.
 */
export function setSubmissionId(): void {
  const idOf = (form: unknown) =>
    form instanceof HTMLFormElement
      ? form.querySelector<HTMLInputElement>('[data-submission]')
      : null

  addEventListener(
    'submit',
    ({ target }) => {
      const id = idOf(target)
      if (id) id.value ||= crypto.getRandomValues(new Uint32Array(4)).join('-')
    },
    true,
  )
  addEventListener('input', ({ target }) => {
    const id = target && 'form' in target && idOf(target.form)
    if (id) id.value = ''
  })
}
