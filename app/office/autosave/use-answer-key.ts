import { useState } from 'react'
import { useLocation } from 'react-router'
import { useUnanswered } from '../unanswered/unanswered.ts'

/**
 * A key for a form that begins again with each answer of the server. A form that was not answered
 * stays as it is, with what was typed.
 */
export function useAnswerKey(): string {
  const { key } = useLocation()
  const isUnanswered = useUnanswered()
  const [last, setLast] = useState({ seen: key, begun: key })
  if (key === last.seen) return last.begun
  const now = { seen: key, begun: isUnanswered ? last.begun : key }
  setLast(now)
  return now.begun
}
