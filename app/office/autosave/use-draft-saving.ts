import { type RefObject, useRef, useState } from 'react'
import { setUnanswered } from '../unanswered/unanswered.ts'
import { sendDraft } from './draft-request.ts'
import { addReplaced, type Overtaken } from './overtaken.ts'
import { takeOver } from './take-over.ts'
import { useDelay } from './use-delay.ts'
import { useUnsavedFormTexts } from './use-unsaved-form-texts.ts'

/** The milliseconds without typing after which a form is saved. */
export const savingDelay = 1200
/** The milliseconds between a failure and the next attempt. */
export const savingRetryDelay = 4000

/** The state of saving a form. */
export interface Saving<C> {
  state: 'untouched' | 'typing' | 'saving' | 'saved' | 'unsaved'
  /** When the form was last saved. */
  at?: string
  changes?: number
  conflicts: readonly C[]
  /** The names of others who have written here in the last minutes. */
  others?: readonly string[] | undefined
  /** The member's texts that somebody else has replaced since. */
  overtaken?: readonly Overtaken[] | undefined
}

export interface DraftOptions<C> {
  /** The path of the screen; the draft's path is below it. */
  path: string
  conflicts?: readonly C[]
  /** Whether the form was returned without having been stored. */
  isUnsaved?: boolean
  /** Called when texts of others were put into the form. */
  onTakenOver?: (form: HTMLFormElement) => void
  /** Formats a stored text as its field shows it. */
  write?: (field: string, text: string) => string
}

/** Sends a form as its draft, one request at a time, until its content is stored. */
export function useDraftSaving<C extends { field: string }>(
  form: RefObject<HTMLFormElement | null>,
  { path, conflicts = [], isUnsaved = false, onTakenOver, write }: DraftOptions<C>,
) {
  const [saving, setSaving] = useState(() => savingAtFirst(conflicts, isUnsaved))
  const { schedule, cancel } = useDelay(() => void save())
  const request = useRef<Promise<unknown>>(undefined)
  const isDirty = useRef(false)
  const unsaved = useUnsavedFormTexts(form, path)
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
    if (!isDirty.current) unsaved.forget()
    const { at, changes, others, conflicts: contested, authors = {} } = answer
    const answered = { ...answer, touched: typed.touched() }
    const taken = takeOver(current, sent, answered, write)
    onTakenOver?.(current)
    // The server may have rounded what was typed: only texts by others count as replacing it.
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
    /** The pending request. */
    request: () => request.current,
    schedule,
    fail,
    unsaved,
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
    note(name: string | null, { isAllSaved }: { isAllSaved: boolean }) {
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

/**
 * The state of a form in which somebody types. Typing into a field also decides about a contested
 * or replaced text there.
 */
export function typing<C>(before: Saving<C>, field: string | null): Saving<C> {
  const overtaken = before.overtaken?.filter((one) => one.field !== field)
  const isSame = before.state === 'typing' && overtaken?.length === before.overtaken?.length
  return isSame ? before : { ...before, state: 'typing', overtaken }
}
