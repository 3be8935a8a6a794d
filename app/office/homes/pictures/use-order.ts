import { type KeyboardEvent, useRef, useState } from 'react'
import { useSubmit } from 'react-router'
import { onGripKey } from '#app/office/controls/on-grip-key.ts'
import { insert } from '#app/words.ts'
import type { PicturesWords } from './words.ts'

/**
 * The order of pictures. It is changed by dragging a picture, or by the keys on its number (Space
 * picks it up, the arrows move it, Space puts it down, Escape puts it back).
 * @param stored the order that is saved.
 */
export function useOrder(stored: readonly string[], words: PicturesWords) {
  const [dragged, setDragged] = useState<string>()
  const { addresses, announcement, steps, moveTo, reset } = useMoved(stored, words)
  const store = useStore(stored, { steps, reset })

  function putDown(address: string) {
    setDragged(undefined)
    return store(address, addresses.indexOf(address))
  }

  function putBack() {
    setDragged(undefined)
    reset()
  }

  return {
    addresses,
    dragged,
    announcement,
    pickUp: setDragged,
    /** Moves the held picture to the position of another one. */
    over: (address: string) =>
      dragged !== undefined && dragged !== address && moveTo(dragged, addresses.indexOf(address)),
    putDown: () => dragged !== undefined && void putDown(dragged),
    putBack,
    /**
     * Moves a picture at once.
     * @param to its new position, from 0.
     */
    move(address: string, to: number) {
      moveTo(address, to)
      void store(address, Math.max(0, Math.min(stored.length - 1, to)))
    },
    grip: (address: string) => ({
      'aria-pressed': dragged === address,
      onBlur: () => dragged === address && void putDown(address),
      onKeyDown: (event: KeyboardEvent) =>
        onGripKey(event, {
          isHeld: dragged === address,
          pickUp: () => setDragged(address),
          move: (step) => moveTo(address, addresses.indexOf(address) + step),
          putDown: () => void putDown(address),
          putBack,
        }),
    }),
    dragging: (address: string) => ({
      draggable: true,
      onDragStart: () => setDragged(address),
      onDragOver(event: { preventDefault(): void }) {
        if (dragged === undefined) return
        event.preventDefault()
        if (dragged !== address) moveTo(dragged, addresses.indexOf(address))
      },
      onDrop(event: { preventDefault(): void }) {
        if (dragged === undefined) return
        event.preventDefault()
        void putDown(dragged)
      },
      onDragEnd: putBack,
    }),
  }
}

/** Stores the new position of a picture. */
function useStore(
  stored: readonly string[],
  { steps, reset }: Pick<ReturnType<typeof useMoved>, 'steps' | 'reset'>,
) {
  const submit = useSubmit()
  return async (address: string, to: number) => {
    const step = steps.current
    if (to !== stored.indexOf(address))
      await submit(
        { intent: `move ${address}`, to: String(to) },
        { method: 'post', preventScrollReset: true },
      )
    // The order is not reset if a picture was moved since: that picture would move back under the
    // finger.
    if (step === steps.current) reset()
  }
}

/** The order while one of the pictures is moved, with the announcement of each step. */
function useMoved(stored: readonly string[], words: PicturesWords) {
  const [moved, setMoved] = useState<readonly string[]>()
  const [announcement, setAnnouncement] = useState('')
  const steps = useRef(0)
  // A move in progress applies to the pictures that existed when it began; a new one is last.
  const addresses = moved
    ? [
        ...moved.filter((one) => stored.includes(one)),
        ...stored.filter((one) => !moved.includes(one)),
      ]
    : stored

  function moveTo(address: string, to: number) {
    const others = addresses.filter((one) => one !== address)
    const index = Math.max(0, Math.min(others.length, to))
    setMoved(others.toSpliced(index, 0, address))
    steps.current++
    setAnnouncement(
      insert(words.moved, {
        from: stored.indexOf(address) + 1,
        to: index + 1,
        count: stored.length,
      }),
    )
  }

  return { addresses, announcement, steps, moveTo, reset: () => setMoved(undefined) }
}
