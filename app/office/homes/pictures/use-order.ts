import { type KeyboardEvent, useState } from 'react'
import { useSubmit } from 'react-router'
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
    const place = Math.max(0, Math.min(others.length, to))
    setMoved(others.toSpliced(place, 0, address))
    setAnnouncement(
      insert(words.moved, {
        from: stored.indexOf(address) + 1,
        to: place + 1,
        count: stored.length,
      }),
    )
  }

  async function putDown(address: string) {
    setDragged(undefined)
    const to = addresses.indexOf(address)
    if (to !== stored.indexOf(address))
      await submit(
        { intent: `move ${address}`, to: String(to) },
        { method: 'post', preventScrollReset: true },
      )
    setMoved(undefined)
  }

  function putBack() {
    setDragged(undefined)
    setMoved(undefined)
  }

  return {
    addresses,
    dragged,
    announcement,
    grip: (address: string) => ({
      'aria-pressed': dragged === address,
      onBlur: () => dragged === address && void putDown(address),
      onKeyDown(event: KeyboardEvent) {
        const steps: Partial<Record<string, number>> = {
          ArrowLeft: -1,
          ArrowUp: -1,
          ArrowRight: 1,
          ArrowDown: 1,
        }
        const step = steps[event.key]
        if (event.key === ' ') {
          event.preventDefault()
          if (dragged === address) void putDown(address)
          else setDragged(address)
        } else if (dragged === address && step !== undefined) {
          event.preventDefault()
          place(address, addresses.indexOf(address) + step)
        } else if (dragged === address && event.key === 'Escape') putBack()
      },
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
