import { type FormEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useNavigation } from 'react-router'
import { useOnNew } from '../controls/use-on-new.ts'
import { useUnanswered } from '../unanswered/unanswered.ts'
import { sendDraft } from './draft-request.ts'
import { addReplaced, putBack } from './overtaken.ts'
import { takeOver } from './take-over.ts'
import { isTyped } from './text-controls.ts'
import {
  type DraftOptions,
  type Saving,
  savingDelay,
  savingRetryDelay,
  typing,
  useDraftSaving,
} from './use-draft-saving.ts'
import { useUnsaved } from './use-unsaved.ts'
import { useWatchedDraft } from './use-watched-draft.ts'

export interface Autosave<C> extends Saving<C> {
  /** When the texts from this device were typed, if they were put into the form again. */
  refilledFrom: number | undefined
  /** The handler of the form's `onInput`. */
  touch(event: Pick<FormEvent, 'target'>): void
  /** Restores the member's own text of a field, or keeps the other person's. */
  decide(field: string, isTakenBack: boolean): void
  /**
   * The handler of the form's `onSubmit`. It stops autosaving, because the submission contains
   * everything, and delays the submission until a pending request with an older text has ended.
   */
  submit(event: FormEvent<HTMLFormElement>): void
}

interface Options<C> extends DraftOptions<C> {
  /** Whether the form shows what others write while nobody types here. */
  isWatched?: boolean
  /** The answer to the last form, if the form was refused but its texts are stored. */
  stored?: object | undefined
}

/**
 * Saves a form as its draft while it is being filled in, and retries until it succeeds. Texts that
 * others have saved since appear in the fields that nobody types in here.
 */
export function useAutosave<C extends { field: string }>(
  form: RefObject<HTMLFormElement | null>,
  { isWatched = false, stored, ...options }: Options<C>,
): Autosave<C> {
  const draft = useDraftSaving(form, options)
  const { saving, setSaving, isDirty, setDirty, touched, waiting } = draft
  const { request, schedule, cancel, unsaved } = draft
  const { path, isUnsaved = false, onTakenOver, write } = options
  const isSubmitting = useNavigation().state === 'submitting'

  const refilledFrom = useSavingAtStartAndEnd(form, { path, isUnsaved, draft })
  useUnansweredForm(draft)
  useStoredAnswer(stored, draft)

  useUnsaved({
    isUnsaved: () => isDirty() || request() !== undefined || isSubmitting,
    save: () => schedule(0),
    keep: () => unsaved.keepAtEnd(waiting()),
  })

  useWatchedDraft<C>({
    path: isWatched ? `${path}/draft` : undefined,
    isBusy: () => isDirty() || request() !== undefined,
    take(answer) {
      if (!form.current) return
      const current = { ...answer, conflicts: saving.conflicts, touched: touched(), isIdle: true }
      const replaced = takeOver(form.current, new FormData(form.current), current, write)
      onTakenOver?.(form.current)
      const { others, changes, authors = {} } = answer
      setSaving((before) => ({
        ...before,
        changes,
        others,
        overtaken: addReplaced(before.overtaken, { replaced, touched: touched(), authors }),
      }))
    },
  })

  return {
    ...saving,
    refilledFrom,
    touch({ target }) {
      const name = target instanceof Element ? target.getAttribute('name') : null
      draft.note(name, { isAllSaved: !isDirty() && request() === undefined })
      setDirty(true)
      unsaved.keep(waiting())
      setSaving((before) => typing(before, name))
      schedule(savingDelay)
    },
    decide(field, isTakenBack) {
      const decided = saving.overtaken?.find((one) => one.field === field)
      const overtaken = saving.overtaken?.filter((one) => one !== decided)
      setSaving((before) => ({ ...before, overtaken }))
      if (isTakenBack && decided) putBack(form.current, decided)
    },
    submit(event) {
      cancel()
      setDirty(false)
      unsaved.forget()
      const sending = request()
      if (sending) submitAfter(sending, event)
    },
  }
}

interface Begun {
  path: string
  isUnsaved: boolean
  draft: Pick<ReturnType<typeof useDraftSaving>, 'schedule' | 'setDirty' | 'isDirty' | 'unsaved'>
}

/** Saves what was typed before the scripts ran, and what is typed when the screen is left. */
function useSavingAtStartAndEnd(
  form: RefObject<HTMLFormElement | null>,
  { path, isUnsaved, draft }: Begun,
) {
  const [refilledFrom, setRefilledFrom] = useState<number>()
  const onBegin = useEffectEvent(() => {
    const isBegun = [...(form.current?.elements ?? [])].some(isTyped)
    const typedAt = draft.unsaved.refill()
    setRefilledFrom(typedAt)
    if (isUnsaved || isBegun || typedAt !== undefined) {
      draft.setDirty(true)
      draft.schedule(isUnsaved ? savingRetryDelay : savingDelay)
    }
  })
  // If a link leaves the screen, the last texts are sent as well.
  const onLeave = useEffectEvent((typed: HTMLFormElement | null) => {
    if (!draft.isDirty() || !typed) return
    const sending = sendDraft(`${path}/draft`, new FormData(typed))
    void sending.then((answer) => answer && draft.unsaved.forget())
  })
  useEffect(() => {
    onBegin()
    const typed = form.current
    return () => onLeave(typed)
  }, [form])
  return refilledFrom
}

/** A button was pressed without a connection: the texts are still only in the form. */
function useUnansweredForm({
  fail,
  unsaved,
  waiting,
}: Pick<ReturnType<typeof useDraftSaving>, 'fail' | 'unsaved' | 'waiting'>) {
  useOnNew(useUnanswered(), () => {
    fail()
    unsaved.keep(waiting())
  })
}

/**
 * Marks a form as saved when an answer says that its texts are stored, unless something was typed
 * since.
 */
function useStoredAnswer<C extends { field: string }>(
  answer: object | undefined,
  { isDirty, setSaving }: Pick<ReturnType<typeof useDraftSaving<C>>, 'isDirty' | 'setSaving'>,
) {
  useOnNew(answer, () => {
    if (!isDirty()) setSaving((before) => ({ ...before, state: 'untouched' }))
  })
}

/** Submits a form with the same button once a request has ended. */
function submitAfter(request: Promise<unknown>, event: FormEvent<HTMLFormElement>) {
  event.preventDefault()
  const { currentTarget, nativeEvent } = event
  const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  void request.then(() => currentTarget.requestSubmit(button))
}
