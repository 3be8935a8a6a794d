import { useState } from 'react'
import { useLocation } from 'react-router'
import { useUnanswered } from '../unanswered/unanswered.ts'

/**
 * A key for a form that begins again with each answer of the server. A form that was not answered
 * stays as it is, with what was typed.
 * @param answer the action's data.
 */
export function useAnswerKey(answer: unknown): string {
  const { key } = useLocation()
  const isUnanswered = useUnanswered()
  const [last, setLast] = useState({ key, answer, isAhead: false, begun: key })
  if (key === last.key && answer === last.answer) return last.begun
  // The answer to a refused form is there before its screen has been loaded again, and the
  // location changes after that: what was typed in between must stay.
  const isSame = isUnanswered || (answer === last.answer && last.isAhead)
  const begun = isSame ? last.begun : `${last.begun}+`
  setLast({ key, answer, isAhead: key === last.key, begun })
  return begun
}
