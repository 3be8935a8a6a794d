import { useEffect, useState } from 'react'

/**
 * One id for one submission, made in the browser: the page's HTML is the same for everyone.
 * @returns the id, undefined until script runs, and what makes a new one.
 */
export function useSubmissionId(): [string | undefined, () => void] {
  const [id, setId] = useState<string>()
  const [renew] = useState(() => () => setId(newId()))
  useEffect(renew, [renew])
  return [id, renew]
}

/** Random, also where the page is not served over https and `randomUUID` is missing. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
