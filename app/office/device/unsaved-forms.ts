/** A form with something that is not saved. */
export interface UnsavedForm {
  isUnsaved(): boolean
  /** Saves it now, where the form can do that by itself. */
  save?: (() => void) | undefined
}

const forms = new Set<UnsavedForm>()
/** Milliseconds until a screen that is left asks, and between two looks. */
const [longest, interval] = [2500, 50]

/** Somebody has chosen to leave what is unsaved: the browser need not ask as well. */
let isLeft = false
export const isLeaveChosen = (): boolean => isLeft
export function chooseLeave(): void {
  isLeft = true
}

/** Counts a form in while it is on the screen. */
export function addUnsavedForm(form: UnsavedForm): () => void {
  isLeft = false
  forms.add(form)
  return () => void forms.delete(form)
}

export const unsavedForms = (): UnsavedForm[] => [...forms].filter((form) => form.isUnsaved())

/** Saves everything that can be saved; whether nothing is unsaved then. */
export async function saveAll(): Promise<boolean> {
  const saving = unsavedForms()
  if (saving.some(({ save }) => !save)) return false
  for (const { save } of saving) save?.()
  for (let waited = 0; waited < longest; waited += interval) {
    if (unsavedForms().length === 0) return true
    await new Promise((resolve) => setTimeout(resolve, interval))
  }
  return unsavedForms().length === 0
}
