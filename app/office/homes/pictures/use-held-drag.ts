import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import type { useOrder } from './use-order.ts'

/** Milliseconds after which a resting finger picks a picture up; a movement before that scrolls. */
const hold = 250
/** Pixels that a resting finger may move, and that a mouse has to move to pick a picture up. */
const slack = 6
/**
 * Pixels from an edge of the window within which a held picture scrolls the page, and the size of
 * each step.
 */
const [edge, step] = [110, 14]

interface Touch {
  address: string
  pointer: number
  x: number
  y: number
  timer: ReturnType<typeof setTimeout> | undefined
  isHeld: boolean
}

type Order = Pick<ReturnType<typeof useOrder>, 'pickUp' | 'over' | 'putDown' | 'putBack'>

/**
 * Moves tiles under a finger that has rested on one, or under a mouse. Browsers implement dragging
 * by touch differently, or not at all.
 * @param onHeld called with the tile that was picked up.
 * @returns the handlers of the list, whose items have `data-address`.
 */
export function useHeldDrag(
  list: RefObject<HTMLElement | null>,
  order: Order,
  onHeld: (address: string) => void,
) {
  const touch = useRef<Touch>(undefined)

  useNoScrollWhileHeld(list, touch)

  function lift(one: Touch) {
    one.isHeld = true
    // The tile itself changes its position under the finger.
    list.current?.setPointerCapture(one.pointer)
    order.pickUp(one.address)
    onHeld(one.address)
  }

  function end() {
    clearTimeout(touch.current?.timer)
    touch.current = undefined
  }

  return {
    onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
    onPointerDown({
      target,
      pointerId,
      clientX: x,
      clientY: y,
      pointerType,
      button,
    }: PointerEvent) {
      const address = addressAt(target)
      if (address === undefined || button !== 0) return
      end()
      const one: Touch = { address, pointer: pointerId, x, y, timer: undefined, isHeld: false }
      if (pointerType !== 'mouse') one.timer = setTimeout(() => lift(one), hold)
      touch.current = one
    },
    onPointerMove({ clientX, clientY, pointerType }: PointerEvent) {
      const one = touch.current
      if (!one) return
      if (!one.isHeld) {
        if (Math.hypot(clientX - one.x, clientY - one.y) < slack) return
        if (pointerType !== 'mouse') return end()
        lift(one)
      }
      scrollNear(clientY)
      const under = addressAt(document.elementFromPoint(clientX, clientY))
      if (under !== undefined) order.over(under)
    },
    onPointerUp() {
      if (touch.current?.isHeld) order.putDown()
      end()
    },
    onPointerCancel() {
      if (touch.current?.isHeld) order.putBack()
      end()
    },
  }
}

/** Prevents the page from scrolling while a tile is held. */
function useNoScrollWhileHeld(
  list: RefObject<HTMLElement | null>,
  touch: RefObject<Touch | undefined>,
) {
  useEffect(() => {
    const tiles = list.current
    // React's own listener is passive, and a scrolling page cancels the pointer.
    const stay = (event: TouchEvent) => touch.current?.isHeld && event.preventDefault()
    tiles?.addEventListener('touchmove', stay, { passive: false })
    return () => tiles?.removeEventListener('touchmove', stay)
  }, [list, touch])
}

function scrollNear(y: number): void {
  if (y < edge) scrollBy(0, -step)
  else if (y > innerHeight - edge) scrollBy(0, step)
}

const addressAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element
    ? (target.closest('[data-address]')?.getAttribute('data-address') ?? undefined)
    : undefined
