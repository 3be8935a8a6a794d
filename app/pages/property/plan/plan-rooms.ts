import type { MouseEvent, SyntheticEvent } from 'react'
import type { OpenerProps } from '#app/components/lightbox/use-lightbox.tsx'
import type { PlanView } from '#pictures/plans/view.ts'
import type { PictureData } from '#server/pictures/pictures.ts'

export type PlanRoom = PlanView['floors'][number]['inside'][number]

/** A picture that shows a room, with its opener. */
export interface RoomPicture {
  picture: PictureData
  href: string
  opener: OpenerProps
}

/**
 * Handlers of an element that contains rooms: pointing at a room or focusing it calls `point`,
 * pressing its link calls `choose`. The element needs no role and no keyboard handling of its own,
 * because the rooms in it are links.
 */
export function roomHandlers(
  point: (room: number | undefined) => void,
  choose: (room: number) => void,
) {
  const enter = ({ target }: SyntheticEvent) => point(roomAt(target))
  const leave = () => point(undefined)
  return {
    onClick(event: MouseEvent) {
      const { target, ctrlKey, metaKey, shiftKey } = event
      const room = target instanceof Element && target.closest('a') ? roomAt(target) : undefined
      if (room === undefined || ctrlKey || metaKey || shiftKey) return
      event.preventDefault()
      choose(room)
    },
    onPointerOver: enter,
    onPointerLeave: leave,
    onFocus: enter,
    onBlur: leave,
  }
}

/** The number of the room that an element of the plan or of the schedule belongs to. */
function roomAt(target: EventTarget): number | undefined {
  if (!(target instanceof Element)) return undefined
  const room =
    target.closest('[data-room]') ?? target.closest('.pl-rooms a')?.querySelector('[data-room]')
  const number = Number(room?.getAttribute('data-room') ?? NaN)
  return Number.isNaN(number) ? undefined : number
}
