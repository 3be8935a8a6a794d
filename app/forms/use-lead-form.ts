import { useEffect, useRef, useState } from 'react'
import { useActionData, useFetcher } from 'react-router'
import type { LeadKind } from '#server/leads/lead.ts'
import { useShell } from '../shell/use-shell.ts'
import { toastOf, useToast } from '../toast/toast.tsx'
import type { FormState } from './field-context.ts'
import { failureOf } from './form-messages.tsx'
import type { LeadResult } from './lead-action.ts'
import { rememberInquiry } from './remember-inquiry.ts'
import { useSubmissionId } from './submission-id.ts'

/**
 * How a form that makes a lead behaves: with script it says that it is busy, keeps the page, shows a
 * toast, clears itself, and sends a submission id so that a repetition is one lead.
 * @param here whether the page that the form is on takes it.
 */
export function useLeadForm(kind: LeadKind, here: boolean, onSent?: () => void) {
  const { words, forms } = useShell()
  const showToast = useToast()
  const fetcher = useFetcher<LeadResult>()
  const posted = useActionData<LeadResult>()
  const form = useRef<HTMLFormElement>(null)
  const handled = useRef<LeadResult>(undefined)
  const [submission, renewSubmission] = useSubmissionId()
  const [round, setRound] = useState(0)

  useEffect(() => {
    if (!fetcher.data || fetcher.state !== 'idle' || handled.current === fetcher.data) return
    handled.current = fetcher.data
    if (fetcher.data.status === 'sent') {
      if (form.current) rememberInquiry(kind, new FormData(form.current))
      const toast = toastOf(kind, words.toast.sent)
      if (toast) showToast(toast)
      setRound((before) => before + 1)
      renewSubmission()
      onSent?.()
    } else if (fetcher.data.status === 'invalid') {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    } else {
      showToast({ ...failureOf(fetcher.data.status, kind, forms), tone: 'error' })
      // The same text may be sent again as it is; another text under a taken id may not.
      if (fetcher.data.status === 'conflict') renewSubmission()
    }
  }, [fetcher.data, fetcher.state, forms, kind, onSent, renewSubmission, showToast, words])

  // A page without script gets its result as the page's own action data.
  const result = fetcher.data ?? (here ? posted : undefined)
  const problems: FormState['problems'] = result?.status === 'invalid' ? result.problems : {}
  const typed = result && 'values' in result && round === 0 ? result.values : {}
  return {
    Form: fetcher.Form,
    form,
    round,
    submission,
    busy: fetcher.state !== 'idle',
    result,
    problems,
    typed,
  }
}
