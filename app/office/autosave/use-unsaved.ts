import { useEffect, useRef } from 'react'
import { onConnectionBack } from '../device/connection.ts'
import { addUnsavedForm, isLeaveChosen } from '../device/unsaved-forms.ts'

interface Unsaved {
  isUnsaved(): boolean
  save(): void
  /** Called when the page closes with something unsaved. */
  keep?(): void
}

/**
 * While something is unsaved, the browser and the office ask before the screen is left. It is saved
 * once the connection is back, and kept on the device if the page closes anyway.
 */
export function useUnsaved(form: Unsaved): void {
  const latest = useRef(form)
  useEffect(() => {
    latest.current = form
  })
  useEffect(() => {
    const isUnsaved = () => latest.current.isUnsaved()
    const save = () => latest.current.save()
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved() && !isLeaveChosen()) event.preventDefault()
    }
    const again = () => {
      if (isUnsaved()) save()
    }
    const leave = () => {
      if (isUnsaved()) latest.current.keep?.()
    }
    // The form is registered once for as long as it is shown: between two renderings it must not be
    // missing.
    const removeForm = addUnsavedForm({ isUnsaved, save })
    const removeListener = onConnectionBack(again)
    addEventListener('beforeunload', warn)
    addEventListener('pagehide', leave)
    return () => {
      removeForm()
      removeListener()
      removeEventListener('beforeunload', warn)
      removeEventListener('pagehide', leave)
    }
  }, [])
}
