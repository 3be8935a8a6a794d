import { useState } from 'react'
import { useLocation } from 'react-router'
import { useUnanswered } from '../unanswered/unanswered.ts'

/**
 * A key that resets a form with each answer of the server. A form that got no answer keeps what was
 * typed.
 * @param answer the action's data.
 */
export function useAnswerKey(answer: unknown): string {
  const { key } = useLocation()
  const isUnanswered = useUnanswered()
  const [last, setLast] = useState({ key, answer, isAhead: false, begun: key })
  if (key === last.key && answer === last.answer) return last.begun
  // After a refused form the answer changes first and the location later. Only the first change
  // resets the form, so that text typed in between is kept.
  const isSame = isUnanswered || (answer === last.answer && last.isAhead)
  const begun = isSame ? last.begun : `${last.begun}+`
  setLast({ key, answer, isAhead: key === last.key, begun })
  return begun
}
