import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to the first field with a problem, after each answer that refused the form.
 * @param refused the answer, the same object until the next one.
 * @returns the form's `ref`.
 */
export function useProblemFocus(refused: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refused])
  return form
}
