import { useLayoutEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/**
 * Sends one form at a time: until it is answered, a second press does nothing, because the server
 * would also perform it. The pressed button shows that its form is being sent.
 */
export function useOneSubmission(): void {
  const { state, formMethod } = useNavigation()
  // The form also counts as being sent while the page after it is loading.
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
    // The listener runs before React's, which is on the document.
    addEventListener('submit', begin, { capture: true })
    return () => {
      removeEventListener('submit', begin, { capture: true })
      button?.removeAttribute('data-busy')
    }
  }, [isSending])
}
