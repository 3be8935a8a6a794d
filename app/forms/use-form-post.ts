import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useActionData, useFetcher, type FetcherWithComponents } from 'react-router'
import { useToast } from '#app/toast/toast.tsx'
import { evidenceNames } from './evidence.ts'
import { failureIn, type FormFailure, type FormResult, type FormValues } from './form-result.ts'
import { endSubmission } from './submission-id.tsx'
import { nothingTyped, typedTexts } from './typed-texts.ts'

/** The sending of a form and its result. */
export interface FormPost {
  Form: FetcherWithComponents<FormResult>['Form']
  form: RefObject<HTMLFormElement | null>
  /** Whether the form is being sent. */
  busy: boolean
  result: FormResult | undefined
  /** The typed texts, from the last answer to this submission. */
  typed: FormValues
  /** Whether a script sent the form; otherwise the result came with the page. */
  byScript: boolean
  /** The number of successful submissions; used as the form's key, it empties the fields. */
  round: number
}

interface Options {
  /**
   * Whether the form is posted to its own page, whose action data then contains the result without
   * a script.
   */
  here?: boolean
  /** Makes the toast for a failure. */
  failureToast?: (failure: FormFailure) => { title: string; text: string }
  /** Called after each successful submission by a script, with the form that was sent. */
  onSent?: (form: HTMLFormElement | null) => void
}

/**
 * Sends a form and handles each answer once. Without a script the browser posts the form and the
 * result comes with the page; a script adds the busy state, the toast, and the focus on the first
 * field with a problem, or on the list of problems where that field is a group. A form that
 * needs a new stamp is sent again with it, once.
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

  // The focus moves in the frame that shows the problems, because later it would interrupt typing
  // in another field.
  useLayoutEffect(() => {
    // The callbacks may change with every render, but an answer is handled only once.
    if (!data || handled.current === data) return
    handled.current = data
    const stamped = valuesToRepeat(data)
    if (stamped && !renewed.current) {
      renewed.current = true
      return resubmit(form.current, stamped)
    }
    renewed.current = false
    setRenewalFailed(stamped !== undefined)
    const failure = failureIn(data)
    if (failure) {
      if (failureToast) showToast({ ...failureToast(failure), tone: 'error', announced: true })
      // An id may be used again only with the same text, so a changed text needs a new id.
      if (failure.status === 'conflict') endSubmission(form.current)
    } else if (data.status === 'invalid') {
      focusFirstProblem(form.current)
    } else {
      onSent?.(form.current)
      setRound((before) => before + 1)
    }
  }, [data, failureToast, onSent, showToast])

  const answer = data ?? (here ? posted : undefined)
  const [known, setKnown] = useState(nothingTyped)
  const typed = typedTexts(known, answer, round)
  if (typed !== known) setKnown(typed)

  return {
    Form: fetcher.Form,
    form,
    busy: state !== 'idle',
    // While the form is being sent again, no result is shown.
    result: data && valuesToRepeat(data) && !renewalFailed ? undefined : answer,
    typed: typed.values,
    byScript: data !== undefined,
    round,
  }
}

/** The values of a form that only needs a new stamp, with that stamp. */
const valuesToRepeat = (result: FormResult): FormValues | undefined =>
  result.status === 'outdated' || result.status === 'early' ? result.values : undefined

/**
 * A group may be taller than the window, so the list of all problems gets the focus instead, with
 * links to each.
 */
function focusFirstProblem(form: HTMLFormElement | null): void {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"], fieldset[data-invalid]')
  const isGroup = first instanceof HTMLFieldSetElement
  const summary = isGroup ? form?.querySelector<HTMLElement>('.summary-error') : undefined
  const target = summary ?? first
  target?.focus({ preventScroll: isGroup })
  if (isGroup) target?.scrollIntoView()
}

/** Sends a form with its present values and the stamp that the server has issued. */
function resubmit(form: HTMLFormElement | null, { stamp = '' }: FormValues): void {
  const input = form?.elements.namedItem(evidenceNames.stamp)
  if (input instanceof HTMLInputElement) input.value = stamp
  form?.requestSubmit()
}
