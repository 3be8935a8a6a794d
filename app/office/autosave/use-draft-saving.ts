import { type RefObject, useRef, useState } from 'react'
import { setUnanswered } from '../unanswered/unanswered.ts'
import { sendDraft } from './draft-request.ts'
import { addReplaced, type Overtaken } from './overtaken.ts'
import { takeOver } from './take-over.ts'
import { useKeptForm } from './use-kept-form.ts'

/** Milliseconds without typing after which what was typed is saved. */
export const savingDelay = 1200
/** Milliseconds from a failure to the next try. */
export const savingRetryDelay = 4000

/** How far the saving of a form is. */
export interface Saving<C> {
  state: 'untouched' | 'typing' | 'saving' | 'saved' | 'unsaved'
  /** When it was saved last. */
  at?: string
  changes?: number
  conflicts: readonly C[]
  /** Who else has been writing here in the last minutes. */
  others?: readonly string[] | undefined
  /** What was written here and somebody else has replaced since. */
  overtaken?: readonly Overtaken[] | undefined
}

export interface DraftOptions<C> {
  /** Of the screen; the draft is below it. */
  path: string
  conflicts?: readonly C[]
  /** The form came back without having been stored. */
  isUnsaved?: boolean
  /** Called when texts of others have been put into the form. */
  onTakenOver?: (form: HTMLFormElement) => void
  /** Writes a stored text as its field shows it. */
  write?: (field: string, text: string) => string
}

/** Sends a form as its draft, one request at a time, until what is in it has been stored. */
export function useDraftSaving<C extends { field: string }>(
  form: RefObject<HTMLFormElement | null>,
  { path, conflicts = [], isUnsaved = false, onTakenOver, write }: DraftOptions<C>,
) {
  const [saving, setSaving] = useState(() => savingAtFirst(conflicts, isUnsaved))
  const { schedule, cancel } = useDelay(() => void save())
  const request = useRef<Promise<unknown>>(undefined)
  const isDirty = useRef(false)
  const kept = useKeptForm(form, path)
  const typed = useTouched()

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
    setUnanswered(undefined)
    if (!isDirty.current) kept.forget()
    const { at, changes, others, conflicts: contested, authors = {} } = answer
    const answered = { ...answer, touched: typed.touched() }
    const taken = takeOver(current, sent, answered, write)
    onTakenOver?.(current)
    // The server may have rounded what was typed: only others take something away.
    const replaced = taken.filter(({ field }) => authors[field])
    const replacing = { replaced, touched: typed.touched(), authors }
    const stored = { at, changes, others, conflicts: contested }
    const state = isDirty.current ? 'typing' : 'saved'
    setSaving(({ overtaken }) => ({
      ...stored,
      state,
      overtaken: addReplaced(overtaken, replacing),
    }))
    if (isDirty.current) schedule(savingDelay)
  }

  function fail() {
    isDirty.current = true
    setSaving((before) => ({ ...before, state: 'unsaved' }))
    schedule(savingRetryDelay)
  }

  return {
    saving,
    setSaving,
    isDirty: () => isDirty.current,
    setDirty(value: boolean) {
      isDirty.current = value
    },
    ...typed,
    /** The request that is on its way. */
    request: () => request.current,
    schedule,
    fail,
    kept,
    cancel,
  }
}

/** The fields in which something was typed, and those typed in since everything was saved. */
function useTouched() {
  const touched = useRef(new Set<string>())
  const waiting = useRef(new Set<string>())
  return {
    touched: () => touched.current,
    waiting: () => waiting.current,
    note(name: string | null, isAllSaved: boolean) {
      if (isAllSaved) waiting.current.clear()
      if (!name) return
      touched.current.add(name)
      waiting.current.add(name)
    },
  }
}

const savingAtFirst = <C>(conflicts: readonly C[], isUnsaved: boolean): Saving<C> => ({
  state: isUnsaved ? 'unsaved' : 'untouched',
  conflicts,
})

/** Does something once, so many milliseconds after it was asked for last. */
function useDelay(act: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  return {
    schedule(after: number) {
      clearTimeout(timer.current)
      timer.current = setTimeout(act, after)
    },
    cancel: () => clearTimeout(timer.current),
  }
}

/** The state of a form in which somebody types: what they type over was decided. */
export function typing<C>(before: Saving<C>, field: string | null): Saving<C> {
  const overtaken = before.overtaken?.filter((one) => one.field !== field)
  const isSame = before.state === 'typing' && overtaken?.length === before.overtaken?.length
  return isSame ? before : { ...before, state: 'typing', overtaken }
}
