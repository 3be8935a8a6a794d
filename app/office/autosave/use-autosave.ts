import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { setUnanswered, useUnanswered } from '../unanswered/unanswered.ts'
import { sendDraft } from './draft-request.ts'
import { forgetInTab, keepInTab, refillFromTab } from './kept-in-tab.ts'
import { takeOver } from './take-over.ts'
import { isTyped } from './text-controls.ts'
import { useUnsaved } from './use-unsaved.ts'
import { useWatchedDraft } from './use-watched-draft.ts'

/**
 * Milliseconds without typing after which what was typed is saved, and after a failure until the
 * next try.
 */
const [rest, retry] = [1200, 4000]

/** How far the saving of a form is. */
export interface Saving<C> {
  state: 'untouched' | 'typing' | 'saving' | 'saved' | 'unsaved'
  /** When it was saved last. */
  at?: string
  changes?: number
  conflicts: readonly C[]
  /** Who else has been writing here in the last minutes. */
  others?: readonly string[] | undefined
}

export interface Autosave<C> extends Saving<C> {
  /** For the form's `onInput`. */
  touch(): void
  /** For its `onSubmit`: the form has everything, once a request with an older text has ended. */
  submit(event: FormEvent<HTMLFormElement>): void
}

interface Options<C> {
  /** Of the screen; the draft is below it. */
  path: string
  conflicts?: readonly C[]
  /** The form came back without having been stored. */
  isUnsaved?: boolean
  /** Called when texts of others have been put into the form. */
  onTakenOver?: (form: HTMLFormElement) => void
  /** Whether the form follows what others write while nobody types here. */
  isWatched?: boolean
}

/**
 * Saves a form as its draft while it is being filled in, and again until it succeeds. What others
 * have saved meanwhile appears in the fields that nobody types in here.
 */
export function useAutosave<C extends { field: string }>(
  form: RefObject<HTMLFormElement | null>,
  { path, conflicts = [], isUnsaved = false, onTakenOver, isWatched = false }: Options<C>,
): Autosave<C> {
  const [saving, setSaving] = useState<Saving<C>>({
    state: isUnsaved ? 'unsaved' : 'untouched',
    conflicts,
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const request = useRef<Promise<unknown>>(undefined)
  const isDirty = useRef(false)
  const isUnanswered = useUnanswered()
  const isSubmitting = useNavigation().state === 'submitting'

  async function save() {
    const current = form.current
    if (!current || request.current) return
    isDirty.current = false
    const sent = new FormData(current)
    setSaving((before) => ({ ...before, state: 'saving' }))
    const answering = sendDraft<C>(`${path}/draft`, sent)
    request.current = answering
    const answer = await answering
    request.current = undefined
    if (!answer) return fail()
    setUnanswered(false)
    forgetInTab(path)
    if (form.current) {
      takeOver(form.current, sent, answer)
      onTakenOver?.(form.current)
    }
    const { at, changes, others } = answer
    const state = isDirty.current ? 'typing' : 'saved'
    setSaving({ state, at, changes, others, conflicts: answer.conflicts })
    if (isDirty.current) schedule(rest)
  }

  function fail() {
    isDirty.current = true
    setSaving((before) => ({ ...before, state: 'unsaved' }))
    schedule(retry)
  }

  function schedule(after: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), after)
  }

  useEffect(() => {
    // Somebody may have typed before the page's scripts ran.
    const isBegun = [...(form.current?.elements ?? [])].some(isTyped)
    const isKept = form.current !== null && refillFromTab(path, form.current)
    if (isUnsaved || isBegun || isKept) {
      isDirty.current = true
      schedule(isUnsaved ? retry : rest)
    }
    const typed = form.current
    return () => {
      clearTimeout(timer.current)
      // The screen is left by a link: what was typed last goes after it.
      if (isDirty.current && typed) void sendDraft(`${path}/draft`, new FormData(typed))
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the scripts take over
  }, [])

  useEffect(() => {
    // A button was pressed without a connection: the texts are still the form's alone.
    if (isUnanswered) fail()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each press
  }, [isUnanswered])

  useUnsaved({
    isUnsaved: () => isDirty.current || request.current !== undefined || isSubmitting,
    save: () => schedule(0),
    keep: () => form.current && keepInTab(path, form.current),
  })

  useWatchedDraft<C>({
    path: isWatched ? `${path}/draft` : undefined,
    isBusy: () => isDirty.current || request.current !== undefined,
    take(answer) {
      if (!form.current) return
      takeOver(form.current, new FormData(form.current), { ...answer, conflicts: saving.conflicts })
      onTakenOver?.(form.current)
      const { others, changes } = answer
      setSaving((before) => ({ ...before, changes, others }))
    },
  })

  return {
    ...saving,
    touch() {
      isDirty.current = true
      setSaving((before) => (before.state === 'typing' ? before : { ...before, state: 'typing' }))
      schedule(rest)
    },
    submit(event) {
      clearTimeout(timer.current)
      isDirty.current = false
      forgetInTab(path)
      if (!request.current) return
      event.preventDefault()
      const { currentTarget, nativeEvent } = event
      const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
      void request.current.then(() => currentTarget.requestSubmit(button))
    },
  }
}
