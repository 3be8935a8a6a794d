import { useSyncExternalStore } from 'react'
import { answerLimitSignal } from './answer-limit.ts'
import { deviceNow } from './device-clock.ts'

/** Milliseconds between two attempts. */
const interval = 3000

/** When the connection was lost, in milliseconds since 1970; undefined while there is one. */
let lostAt: number | undefined
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

export const isConnectionLost = (): boolean => lostAt !== undefined

/** Reports that a request got no answer: retries until one does. */
export function reportLost(): void {
  if (lostAt !== undefined) return
  setLost(deviceNow())
  timer = setTimeout(() => void tryAgain(), interval)
}

/** Asks the server whether it answers again. */
export async function tryConnection(): Promise<void> {
  if (await isAnswering()) {
    clearTimeout(timer)
    setLost(undefined)
  } else reportLost()
}

async function tryAgain(): Promise<void> {
  await tryConnection()
  if (lostAt !== undefined) timer = setTimeout(() => void tryAgain(), interval)
}

async function isAnswering(): Promise<boolean> {
  try {
    const { status } = await fetch('/live', {
      cache: 'no-store',
      headers: { 'X-Background': '1' },
      signal: answerLimitSignal(),
    })
    return status < 500
  } catch {
    return false
  }
}

function setLost(at: number | undefined): void {
  if (lostAt === at) return
  lostAt = at
  for (const listener of listeners) listener()
}

/**
 * Listens to the browser. It is trusted when it reports a lost connection; only an answer of the
 * server proves that the connection is back.
 */
export function watchBrowser(): () => void {
  const again = () => void tryConnection()
  addEventListener('offline', reportLost)
  addEventListener('online', again)
  if (!navigator.onLine) reportLost()
  return () => {
    removeEventListener('offline', reportLost)
    removeEventListener('online', again)
  }
}

/** Listens for the loss of the connection and for its return. */
function onConnection(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Listens for the return of the connection. */
export const onConnectionBack = (listener: () => void): (() => void) =>
  onConnection(() => isConnectionLost() || listener())

/** Waits until the server answers again, or the request is no longer wanted. */
export const connectionBack = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const remove = onConnectionBack(() => end())
    const end = () => {
      remove()
      resolve()
    }
    signal.addEventListener('abort', end, { once: true })
    if (!isConnectionLost() || signal.aborted) end()
  })

/** When the connection was lost; undefined while there is one. */
export const useConnectionLostAt = (): number | undefined =>
  useSyncExternalStore(
    onConnection,
    () => lostAt,
    () => undefined,
  )
