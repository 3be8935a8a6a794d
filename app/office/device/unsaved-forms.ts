/** A form with unsaved texts. */
interface UnsavedForm {
  isUnsaved(): boolean
  /** Saves the form now, if it can save itself. */
  save?: (() => void) | undefined
}

const forms = new Set<UnsavedForm>()
/** Milliseconds until a screen that is left asks, and between two checks. */
const [longest, interval] = [2500, 50]

/** Whether somebody has chosen to leave unsaved texts: the browser need not ask again. */
let isLeft = false
export const isLeaveChosen = (): boolean => isLeft
export function chooseLeave(): void {
  isLeft = true
}

/** Registers a form while it is on the screen. */
export function addUnsavedForm(form: UnsavedForm): () => void {
  isLeft = false
  forms.add(form)
  return () => void forms.delete(form)
}

export const unsavedForms = (): UnsavedForm[] => [...forms].filter((form) => form.isUnsaved())

/**
 * Saves all forms that can save themselves, and waits for {@link longest} at most.
 * @returns whether everything is saved; a form that only its button sends is not.
 */
export async function saveAll(): Promise<boolean> {
  for (const { save } of unsavedForms()) save?.()
  const areSaving = () => unsavedForms().some(({ save }) => save)
  for (let waited = 0; waited < longest && areSaving(); waited += interval)
    await new Promise((resolve) => setTimeout(resolve, interval))
  return unsavedForms().length === 0
}
