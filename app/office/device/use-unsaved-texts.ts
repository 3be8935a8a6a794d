import { createContext, useContext, useMemo } from 'react'
import { deviceNow } from './device-clock.ts'
import { type UnsavedTexts, unsavedTextsIn } from './unsaved-texts.ts'

/** The id of the member whose texts this device keeps; provided by the office's frame. */
export const DeviceMember = createContext('')

/** Uses the texts on this device; undefined if the browser's store is full or forbidden. */
function onDevice<T>(use: (kept: ReturnType<typeof unsavedTextsIn>) => T): T | undefined {
  try {
    return use(unsavedTextsIn(localStorage))
  } catch {
    return undefined
  }
}

/** Whether the member is signing out: then a page that closes keeps no texts. */
let isClosed = false

export const countKeptFields = (member: string): number =>
  onDevice((kept) => kept.count(member)) ?? 0
export function forgetOldTexts(): void {
  onDevice((kept) => kept.forgetOld(deviceNow()))
}
export function forgetTextsOf(member: string): void {
  isClosed = true
  onDevice((kept) => kept.forgetAll(member))
}

/** Keeps the texts of one form on this device until they are saved. */
export const unsavedTextsOf = (member: string, path: string) => {
  const keep = (texts: Omit<UnsavedTexts, 'at'>) => {
    onDevice((kept) => kept.keep(member, path, { ...texts, at: deviceNow() }))
  }
  return {
    /** Keeps texts that were just typed. */
    keep(texts: Omit<UnsavedTexts, 'at'>) {
      isClosed = false
      keep(texts)
    },
    /** Keeps unsaved texts when the page closes. */
    keepAtEnd(texts: Omit<UnsavedTexts, 'at'>) {
      if (!isClosed) keep(texts)
    },
    forget: () => onDevice((kept) => kept.forget(member, path)),
    read: () => onDevice((kept) => kept.read(member, path)),
  }
}

/** Uses {@link unsavedTextsOf} for the member who is signed in. */
export function useUnsavedTexts(path: string) {
  const member = useContext(DeviceMember)
  return useMemo(() => unsavedTextsOf(member, path), [member, path])
}
