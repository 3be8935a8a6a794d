import { useState } from 'react'
import { useLocation } from 'react-router'

/**
 * The answer to the last form of a screen, until the member sends another form or opens another
 * screen. React Router drops it when the screen is loaded again in the background, which would
 * remove a refusal while it is being read.
 * @param answer the action's data.
 */
export function useAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const { key } = useLocation()
  const [last, setLast] = useState({ key, answer })
  if (key === last.key && (answer === undefined || answer === last.answer)) return last.answer
  setLast({ key, answer })
  return answer
}
