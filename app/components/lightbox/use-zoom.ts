import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { doubleTap, moveBy, type Pair, noZoom, zoomAt, zoomOn } from './zoom.ts'

interface Options {
  /** The element that contains the picture. */
  stage: RefObject<HTMLElement | null>
  /** The natural size of the picture. */
  picture: Pair
  /** Called after a swipe to the next picture (1) or the previous one (-1). */
  onSwipe: (step: 1 | -1) => void
}

/** The shortest movement of a swipe, and the limits of a tap, in pixels and milliseconds. */
const swipe = 48
const tap = { distance: 10, apart: 30, time: 300 }

/** Handles pinch, double tap, wheel with Ctrl, drag and swipe on one picture. */
export function useZoom({ stage, picture, onSwipe }: Options) {
  const { zoom, enlarge, toggle, move, zoomOnPart, reset } = useZoomState(stage, picture)
  /** The present movement of a swipe, in pixels. */
  const [drift, setDrift] = useState(0)
  const pointers = useRef(new Map<number, Pair>())
  const moved = useRef<Pair>({ x: 0, y: 0 })
  const isDoubleTap = useDoubleTap()

  const fromMiddle = (point: Pair) => pointFromMiddle(stage.current, point)

  usePinchOnTouchpad(stage, (factor, point) => enlarge(factor, fromMiddle(point)))

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (!(event.target instanceof Element) || event.target.closest('button') || event.button > 0)
      return
    event.currentTarget.setPointerCapture(event.pointerId)
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (pointers.current.size === 1) moved.current = { x: 0, y: 0 }
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const by = { x: now.x - before.x, y: now.y - before.y }
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, now)
    if (other) {
      const middle = fromMiddle({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
      // Two fingers make neither a swipe nor a tap.
      moved.current = { x: 0, y: Infinity }
      setDrift(0)
      enlarge(distance(now, other) / Math.max(1, distance(before, other)), middle)
      return
    }
    moved.current = { x: moved.current.x + by.x, y: moved.current.y + by.y }
    if (zoom.scale > 1) move(by)
    else setDrift(isSwipe(moved.current, 0) ? moved.current.x : 0)
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    if (!pointers.current.delete(event.pointerId) || pointers.current.size > 0) return
    const { x, y } = moved.current
    setDrift(0)
    if (zoom.scale === 1 && isSwipe({ x, y }, swipe)) onSwipe(x < 0 ? 1 : -1)
    if (Math.hypot(x, y) > tap.distance) return
    const here = { x: event.clientX, y: event.clientY }
    if (isDoubleTap(here, event.timeStamp)) toggle(fromMiddle(here))
  }

  function onPointerCancel(event: PointerEvent<HTMLElement>) {
    pointers.current.delete(event.pointerId)
    setDrift(0)
  }

  return {
    zoom,
    drift,
    enlarge,
    reset,
    zoomOnPart,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  }
}

/** The zoom of a picture, and the functions that change it. Points are measured from the middle. */
function useZoomState(stage: Options['stage'], picture: Pair) {
  const [zoom, setZoom] = useState(noZoom)
  const size = () => sizeOf(stage.current)
  return {
    zoom,
    reset: () => setZoom(noZoom),
    enlarge: (factor: number, point: Pair = { x: 0, y: 0 }) =>
      setZoom((now) => zoomAt(now, { factor, point, picture, window: size() })),
    toggle: (point: Pair) =>
      setZoom((now) =>
        now.scale > 1 ? noZoom : zoomAt(now, { factor: doubleTap, point, picture, window: size() }),
      ),
    move: (by: Pair) => setZoom((now) => moveBy(now, { by, picture, window: size() })),
    /** Shows a picture enlarged around a point, given as fractions of its size. */
    zoomOnPart: (at: Pair) => setZoom(zoomOn({ at, picture, window: size() })),
  }
}

/** Recognises whether a tap is the second of a double tap. */
function useDoubleTap() {
  const last = useRef<Pair & { time: number }>({ x: 0, y: 0, time: 0 })
  return (here: Pair, time: number): boolean => {
    const again = time - last.current.time < tap.time && distance(here, last.current) < tap.apart
    last.current = { ...here, time: again ? 0 : time }
    return again
  }
}

/**
 * Browsers report a pinch on a touchpad as a wheel event with Ctrl. React listens passively, so it
 * could not keep the page from zooming.
 */
function usePinchOnTouchpad(
  stage: Options['stage'],
  onPinch: (factor: number, point: Pair) => void,
) {
  useEffect(() => {
    const element = stage.current
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      onPinch(Math.exp(-event.deltaY / 120), { x: event.clientX, y: event.clientY })
    }
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  })
}

const sizeOf = (element: HTMLElement | null): Pair => ({
  x: element?.clientWidth ?? 1,
  y: element?.clientHeight ?? 1,
})

/** A point of the window, measured from the middle of an element. */
function pointFromMiddle(element: HTMLElement | null, { x, y }: Pair): Pair {
  const box = element?.getBoundingClientRect()
  return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x: 0, y: 0 }
}

const distance = (one: Pair, other: Pair) => Math.hypot(one.x - other.x, one.y - other.y)
const isSwipe = ({ x, y }: Pair, min: number) => Math.abs(x) > min && Math.abs(x) > Math.abs(y)
