import type { RefObject } from 'react'
import { useUnsavedTexts } from '../device/use-unsaved-texts.ts'
import { textControlsOf, typeInto } from './text-controls.ts'

/** Keeps the texts of a form on this device until they are saved. */
export function useUnsavedFormTexts(form: RefObject<HTMLFormElement | null>, path: string) {
  const unsaved = useUnsavedTexts(path)
  const textsOf = (current: HTMLFormElement, typed: ReadonlySet<string>) => ({
    typed: [...typed],
    texts: textControlsOf(current).map(({ name, value }) => [name, value] as const),
  })
  return {
    forget: unsaved.forget,
    keep(typed: ReadonlySet<string>) {
      if (form.current) unsaved.keep(textsOf(form.current, typed))
    },
    keepAtEnd(typed: ReadonlySet<string>) {
      if (form.current) unsaved.keepAtEnd(textsOf(form.current, typed))
    },
    /**
     * Puts unsaved texts into the form again, together with the values that it started from, so
     * that they are merged with what others have written since.
     * @returns when they were typed; undefined if there are none.
     */
    refill(): number | undefined {
      const { at, texts } = unsaved.read() ?? {}
      unsaved.forget()
      const byName = new Map(texts)
      const changed = textControlsOf(form.current).filter(({ name, value, type }) => {
        const text = byName.get(name)
        return text !== undefined && text !== value && (type !== 'hidden' || name === 'base')
      })
      for (const control of changed) typeInto(control, byName.get(control.name) ?? '')
      return changed.some(({ type }) => type !== 'hidden') ? at : undefined
    },
  }
}
