import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'

/**
 * A GET form whose values come from the page's address: a new address, by the form's button or by
 * Back, replaces the values of all fields and moves the focus to the first wrong one.
 */
export function useFormOfAddress(): RefObject<HTMLFormElement | null> {
  const { search } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const shownSearch = useRef(search)
  useEffect(() => {
    if (shownSearch.current === search) return
    shownSearch.current = search
    form.current?.reset()
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [search])
  return form
}
