import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useUnsaved } from './use-unsaved.ts'

/**
 * Milliseconds without typing after which what was typed is saved, and after a failure until the
 * next try.
 */
const [rest, retry] = [1200, 4000]

/** Fields that two people have changed differently. */
interface Contested {
  field: string
}

/** The server's answer; see `homes/draft.ts`. */
interface Answer<C> {
  base: Record<string, string>
  fields: Record<string, string>
  conflicts: C[]
  changes: number
  at: string
}

/** How far the saving of a form is. */
export interface Saving<C> {
  state: 'untouched' | 'typing' | 'saving' | 'saved' | 'unsaved'
  /** When it was saved last. */
  at?: string
  changes?: number
  conflicts: readonly C[]
}

interface Autosave<C> extends Saving<C> {
  /** For the form's `onInput`. */
  touch(): void
  /** For its `onSubmit`: the form has everything, once a request with an older text has ended. */
  submit(event: FormEvent<HTMLFormElement>): void
}

/**
 * Saves a form as its draft while it is being filled in, and again until it succeeds. What others
 * have saved meanwhile appears in the fields that nobody types in here.
 * @param path of the screen; the draft is below it.
 * @param first what the page came with.
 */
export function useAutosave<C extends Contested>(
  form: RefObject<HTMLFormElement | null>,
  path: string,
  first: { conflicts: readonly C[] },
): Autosave<C> {
  const [saving, setSaving] = useState<Saving<C>>({
    state: 'untouched',
    conflicts: first.conflicts,
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const request = useRef<Promise<unknown>>(undefined)
  const isDirty = useRef(false)

  async function save() {
    const current = form.current
    if (!current || request.current) return
    isDirty.current = false
    const sent = new FormData(current)
    setSaving((before) => ({ ...before, state: 'saving' }))
    const answering = post<C>(`${path}/draft`, sent)
    request.current = answering
    const answer = await answering
    request.current = undefined
    if (!answer) {
      isDirty.current = true
      setSaving((before) => ({ ...before, state: 'unsaved' }))
      schedule(retry)
      return
    }
    if (form.current) takeOver(form.current, sent, answer)
    setSaving({
      state: isDirty.current ? 'typing' : 'saved',
      at: answer.at,
      changes: answer.changes,
      conflicts: answer.conflicts,
    })
    if (isDirty.current) schedule(rest)
  }

  function schedule(after: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), after)
  }

  useEffect(() => {
    // Somebody may have typed before the page's scripts ran.
    const controls = [...(form.current?.elements ?? [])]
    if (controls.some(isTyped)) {
      isDirty.current = true
      schedule(rest)
    }
    const typed = form.current
    return () => {
      clearTimeout(timer.current)
      // The screen is left by a link: what was typed last goes after it.
      if (isDirty.current && typed) void post(`${path}/draft`, new FormData(typed))
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the scripts take over
  }, [])

  useUnsaved({ isUnsaved: () => isDirty.current, save: () => schedule(0) })

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
      if (!request.current) return
      event.preventDefault()
      const { currentTarget, nativeEvent } = event
      const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
      void request.current.then(() => currentTarget.requestSubmit(button))
    },
  }
}

/**
 * @returns undefined where the server did not answer, or with something else: the session may have
 *   ended.
 */
async function post<C>(path: string, body: FormData): Promise<Answer<C> | undefined> {
  try {
    const response = await fetch(path, { method: 'POST', body, redirect: 'error' })
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}

/**
 * Shows what others have written in fields that are as they were sent; what is contested stays as
 * it was typed.
 */
function takeOver(
  form: HTMLFormElement,
  sent: FormData,
  { base, fields, conflicts }: Answer<Contested>,
): void {
  const before: Record<string, string> = JSON.parse(String(sent.get('base') ?? '{}'))
  const contested = Object.fromEntries(conflicts.map(({ field }) => [field, before[field] ?? '']))
  for (const control of form.elements) {
    if (!isTextControl(control)) continue
    if (control.name === 'base') control.value = JSON.stringify({ ...base, ...contested })
    const stored = fields[control.name]
    const isContested = conflicts.some(({ field }) => field === control.name)
    if (stored === undefined || isContested || control === document.activeElement) continue
    // The server normalises spaces; any further difference was made by somebody else.
    if (control.value === sent.get(control.name) && isOther(control.value, stored))
      control.value = stored
  }
}

/** Whether a control has another text than the page came with. */
const isTyped = (control: Element): boolean =>
  (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
  control.type !== 'checkbox' &&
  control.value !== control.defaultValue

/** Whether a text differs in more than the spelling of an amount. */
const isOther = (typed: string, stored: string) =>
  isAmount(typed) && isAmount(stored)
    ? typed.replace(/\D/g, '') !== stored.replace(/\D/g, '')
    : typed.replace(/\r\n?/g, '\n').trim() !== stored.trim()

const isAmount = (text: string) => /^[\d\s.,€]*$/.test(text)

const isTextControl = (
  control: Element,
): control is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  (control instanceof HTMLInputElement && control.type !== 'checkbox') ||
  control instanceof HTMLTextAreaElement ||
  control instanceof HTMLSelectElement
