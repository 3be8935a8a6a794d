import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useActionData, useFetcher, type FetcherWithComponents } from 'react-router'
import { useToast } from '#app/toast/toast.tsx'
import { evidenceNames } from './evidence.ts'
import { failureIn, type FormFailure, type FormResult, type FormValues } from './form-result.ts'
import { endSubmission } from './submission-id.tsx'

/** The sending of a form and its result. */
export interface FormPost {
  Form: FetcherWithComponents<FormResult>['Form']
  form: RefObject<HTMLFormElement | null>
  /** Whether it is being sent. */
  busy: boolean
  result: FormResult | undefined
  /** Whether script sent it; otherwise the result came with the page. */
  byScript: boolean
  /** How often it was sent with success; as the form's key it empties the fields. */
  round: number
}

interface Options {
  /**
   * Whether the form is sent to its own page, whose action data then has the result without
   * script.
   */
  here?: boolean
  /** The toast of a failure. */
  failureToast?: (failure: FormFailure) => { title: string; text: string }
  /** Called once for each success with script, with the form as it was sent. */
  onSent?: (form: HTMLFormElement | null) => void
}

/**
 * Sends a form and handles what comes back, once for each answer. Without script the browser posts
 * and the result comes with the page; script adds the busy state, the toast, and the focus on the
 * first field with a problem, or on the list of problems where that is a group. A form whose stamp
 * is outdated is sent again with the new one, once.
 */
export function useFormPost({ here = true, failureToast, onSent }: Options): FormPost {
  const showToast = useToast()
  const fetcher = useFetcher<FormResult>()
  const posted = useActionData<FormResult>()
  const form = useRef<HTMLFormElement>(null)
  const handled = useRef<FormResult>(undefined)
  const [round, setRound] = useState(0)
  const renewed = useRef(false)
  const [renewalFailed, setRenewalFailed] = useState(false)
  const { data, state } = fetcher

  // The focus moves in the frame that shows the problems: later, it would take away what is typed
  // into another field.
  useLayoutEffect(() => {
    // The callbacks may be new with every render; an answer is handled once.
    if (!data || handled.current === data) return
    handled.current = data
    if (data.status === 'outdated' && !renewed.current) {
      renewed.current = true
      return resubmit(form.current, data.values)
    }
    renewed.current = false
    setRenewalFailed(data.status === 'outdated')
    const failure = failureIn(data)
    if (failure) {
      if (failureToast) showToast({ ...failureToast(failure), tone: 'error', announced: true })
      // The same text may be sent again as it is; another text under a used id may not.
      if (failure.status === 'conflict') endSubmission(form.current)
    } else if (data.status === 'invalid') {
      focusFirstProblem(form.current)
    } else {
      onSent?.(form.current)
      setRound((before) => before + 1)
    }
  }, [data, failureToast, onSent, showToast])

  return {
    Form: fetcher.Form,
    form,
    busy: state !== 'idle',
    // While the form is being sent again, no result is shown.
    result:
      data?.status === 'outdated' && !renewalFailed
        ? undefined
        : (data ?? (here ? posted : undefined)),
    byScript: data !== undefined,
    round,
  }
}

/**
 * A group may be longer than the window: in its place the list of all problems has the focus, and
 * leads to each.
 */
function focusFirstProblem(form: HTMLFormElement | null): void {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"], fieldset[data-invalid]')
  const isGroup = first instanceof HTMLFieldSetElement
  const summary = isGroup ? form?.querySelector<HTMLElement>('.summary-error') : undefined
  const target = summary ?? first
  target?.focus({ preventScroll: isGroup })
  if (isGroup) target?.scrollIntoView()
}

/** Sends a form as it stands, with the stamp that the server gave it. */
function resubmit(form: HTMLFormElement | null, { stamp = '' }: FormValues): void {
  const input = form?.elements.namedItem(evidenceNames.stamp)
  if (input instanceof HTMLInputElement) input.value = stamp
  form?.requestSubmit()
}
