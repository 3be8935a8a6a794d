import { useLayoutEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/**
 * Sends one form at a time: until it is answered a second press does nothing, which the server
 * would otherwise carry out as well. The pressed button shows that its form is on the way.
 */
export function useOneSubmission(): void {
  const { state, formMethod } = useNavigation()
  // Also while the page that answers it is loading.
  const isSending = state === 'submitting' || (state === 'loading' && formMethod === 'POST')
  const pressed = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    const button = pressed.current
    if (isSending) button?.setAttribute('data-busy', '')
    const begin = (event: SubmitEvent) => {
      if (!isSending) {
        pressed.current = event.submitter
        return
      }
      event.preventDefault()
      event.stopPropagation()
    }
    // Before React, which listens on the document.
    addEventListener('submit', begin, { capture: true })
    return () => {
      removeEventListener('submit', begin, { capture: true })
      button?.removeAttribute('data-busy')
    }
  }, [isSending])
}
