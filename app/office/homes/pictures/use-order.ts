import { type KeyboardEvent, useState } from 'react'
import { useSubmit } from 'react-router'
import { onGripKey } from '#app/office/controls/on-grip-key.ts'
import { insert } from '#app/words.ts'
import type { PicturesWords } from './words.ts'

/**
 * The order of pictures: changed by dragging one, or by its number (Space lifts it, the arrows move
 * it, Space puts it down, Escape puts it back).
 * @param stored the order that is saved.
 */
export function useOrder(stored: readonly string[], words: PicturesWords) {
  const submit = useSubmit()
  const [dragged, setDragged] = useState<string>()
  const { addresses, announcement, place, reset } = useMoved(stored, words)

  async function putDown(address: string) {
    setDragged(undefined)
    const to = addresses.indexOf(address)
    if (to !== stored.indexOf(address))
      await submit(
        { intent: `move ${address}`, to: String(to) },
        { method: 'post', preventScrollReset: true },
      )
    reset()
  }

  function putBack() {
    setDragged(undefined)
    reset()
  }

  return {
    addresses,
    dragged,
    announcement,
    grip: (address: string) => ({
      'aria-pressed': dragged === address,
      onBlur: () => dragged === address && void putDown(address),
      onKeyDown: (event: KeyboardEvent) =>
        onGripKey(event, {
          isHeld: dragged === address,
          pickUp: () => setDragged(address),
          move: (step) => place(address, addresses.indexOf(address) + step),
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
        if (dragged !== address) place(dragged, addresses.indexOf(address))
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

/** The order while one of the pictures is moved, with the announcement of each step. */
function useMoved(stored: readonly string[], words: PicturesWords) {
  const [moved, setMoved] = useState<readonly string[]>()
  const [announcement, setAnnouncement] = useState('')
  // A move in progress is of the pictures that are there: one that was uploaded meanwhile is last.
  const addresses = moved
    ? [
        ...moved.filter((one) => stored.includes(one)),
        ...stored.filter((one) => !moved.includes(one)),
      ]
    : stored

  function place(address: string, to: number) {
    const others = addresses.filter((one) => one !== address)
    const index = Math.max(0, Math.min(others.length, to))
    setMoved(others.toSpliced(index, 0, address))
    setAnnouncement(
      insert(words.moved, {
        from: stored.indexOf(address) + 1,
        to: index + 1,
        count: stored.length,
      }),
    )
  }

  return { addresses, announcement, place, reset: () => setMoved(undefined) }
}
