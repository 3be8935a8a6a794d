import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { addUnsavedForm, isLeaveChosen } from '../device/unsaved-forms.ts'
import { unsavedTextsOf } from '../device/use-unsaved-texts.ts'
import { useUnanswered } from '../unanswered/unanswered.ts'
import { isSentByButton, keyOfForm, putTexts, writtenIn } from './typed-form.ts'

/**
 * Treats a form that is sent by a button as unsaved from the first key until it is sent: the office
 * and the browser ask before its screen is left, and its texts are kept on this device.
 * @returns whether unsaved texts were put into a form of this screen again.
 */
export function useTypedForms(member: string): boolean {
  const typed = useRef(new Set<HTMLFormElement>())
  const sent = useRef<HTMLFormElement>(undefined)
  const isUnanswered = useUnanswered() !== undefined
  const { pathname } = useLocation()
  const [refilledAt, setRefilledAt] = useState('')

  const add = useEffectEvent((form: HTMLFormElement) => {
    typed.current.add(form)
    keepForm(member, form)
  })

  useEffect(() => {
    // The form was sent but got no answer: its texts are still only in the form.
    if (isUnanswered && sent.current) add(sent.current)
  }, [isUnanswered])

  useEffect(() => {
    const isRefilled = [...document.forms]
      .filter(isSentByButton)
      .map((form) => refill(member, form))
      .some(Boolean)
    if (isRefilled) setRefilledAt(pathname)
  }, [member, pathname])

  useEffect(() => {
    const isUnsaved = () =>
      [...typed.current].some((form) => form.isConnected && writtenIn(form).length > 0)
    const type = ({ target }: Event) => {
      const form = target instanceof Element ? target.closest('form') : null
      if (form && isSentByButton(form)) add(form)
    }
    const send = ({ target }: Event) => {
      if (!(target instanceof HTMLFormElement) || !typed.current.delete(target)) return
      keptOf(member, target)?.forget()
      sent.current = target
    }
    const drop = ({ target }: Event) => {
      if (!(target instanceof HTMLFormElement) || !typed.current.delete(target)) return
      keptOf(member, target)?.forget()
    }
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved() && !isLeaveChosen()) event.preventDefault()
    }
    const remove = addUnsavedForm({ isUnsaved })
    addEventListener('input', type)
    addEventListener('submit', send)
    addEventListener('reset', drop)
    addEventListener('beforeunload', warn)
    return () => {
      remove()
      removeEventListener('input', type)
      removeEventListener('submit', send)
      removeEventListener('reset', drop)
      removeEventListener('beforeunload', warn)
    }
  }, [member])

  return refilledAt === pathname
}

/** Keeps what was written in a form; keeps nothing of a form that was emptied. */
function keepForm(member: string, form: HTMLFormElement): void {
  const written = writtenIn(form)
  const kept = keptOf(member, form)
  if (written.length === 0) kept?.forget()
  else
    kept?.keep({
      typed: written.map(({ name }) => name),
      texts: written.map(({ name, value }) => [name, value] as const),
    })
}

function keptOf(member: string, form: HTMLFormElement) {
  const key = keyOfForm(form)
  return key === undefined ? undefined : unsavedTextsOf(member, `${location.pathname} ${key}`)
}

function refill(member: string, form: HTMLFormElement): boolean {
  const { texts } = keptOf(member, form)?.read() ?? {}
  return texts !== undefined && putTexts(form, new Map(texts))
}
