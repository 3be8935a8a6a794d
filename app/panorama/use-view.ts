import {
  type Dispatch,
  type PointerEvent,
  type RefObject,
  type SetStateAction,
  useEffect,
  useRef,
  useState,
} from 'react'
import { onKey } from '#app/components/on-key.ts'
import { initialView, type View, phoneDirection, turnView } from './view.ts'

/** How far one press turns the view, in degrees, and its zoom factor. */
const step = { yaw: 15, pitch: 10, zoom: 0.85 }

/**
 * The view, which the visitor turns by pointer, keys or, if they allow it, the movement of the
 * phone.
 */
export function useView(stage: RefObject<HTMLElement | null>) {
  const [view, setView] = useState<View>(initialView)
  const [byPhone, setByPhone] = useState(false)
  const dragged = useRef<{ x: number; y: number } | undefined>(undefined)
  const turn = (by: Parameters<typeof turnView>[1]) => setView((now) => turnView(now, by))
  const actions = {
    left: () => turn({ yaw: -step.yaw }),
    right: () => turn({ yaw: step.yaw }),
    closer: () => turn({ zoom: step.zoom }),
    further: () => turn({ zoom: 1 / step.zoom }),
  }

  usePhoneTurns(byPhone, setView)

  const onKeyDown = onKey({
    ArrowLeft: actions.left,
    ArrowRight: actions.right,
    ArrowUp: () => turn({ pitch: step.pitch }),
    ArrowDown: () => turn({ pitch: -step.pitch }),
    '+': actions.closer,
    '-': actions.further,
  })
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button > 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    dragged.current = { x: event.clientX, y: event.clientY }
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const from = dragged.current
    if (!from) return
    const degrees = view.fieldOfView / (stage.current?.clientHeight || 1)
    dragged.current = { x: event.clientX, y: event.clientY }
    turn({ yaw: (from.x - event.clientX) * degrees, pitch: (event.clientY - from.y) * degrees })
  }
  const onPointerUp = () => {
    dragged.current = undefined
  }

  return {
    view,
    actions,
    byPhone,
    setByPhone,
    handlers: {
      onKeyDown,
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
    },
  }
}

/** Turns the view with the phone. */
function usePhoneTurns(isOn: boolean, setView: Dispatch<SetStateAction<View>>) {
  useEffect(() => {
    if (!isOn) return
    let before: ReturnType<typeof phoneDirection> | undefined
    const onTurn = ({ alpha, beta, gamma }: DeviceOrientationEvent) => {
      if (alpha === null || beta === null || gamma === null) return
      const now = phoneDirection({ alpha, beta, gamma })
      const last = before
      before = now
      if (!last) return
      const by = { yaw: now.heading - last.heading, pitch: now.pitch - last.pitch }
      setView((view) => turnView(view, by))
    }
    addEventListener('deviceorientation', onTurn)
    return () => removeEventListener('deviceorientation', onTurn)
  }, [isOn, setView])
}
