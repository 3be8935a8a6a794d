import { insert } from '#app/words.ts'
import type { RoomKey } from '#pictures/plans/kit/words.ts'
import type { PlanView } from '#pictures/plans/view.ts'
import type { PictureData } from '#server/pictures/pictures.ts'
import type { RoomName } from '#server/pictures/room-names.ts'

/**
 * Which pictures show a room of a plan. Second and further bedrooms and bathrooms have none of
 * their own.
 */
const shownIn: Partial<Record<RoomKey, readonly RoomName[]>> = {
  living: ['living'],
  livingDining: ['living', 'dining'],
  livingKitchen: ['living', 'kitchen', 'dining'],
  dining: ['dining'],
  kitchen: ['kitchen'],
  bedroom1: ['bedroom'],
  bathroom1: ['bathroom'],
  bathroom: ['bathroom'],
  terrace: ['terrace'],
  terraceSouth: ['terrace'],
  terraceWest: ['terrace'],
  terraceEast: ['terrace'],
  terraceCovered: ['terrace'],
  terraceOpen: ['terrace'],
  terraceUpper: ['solarium', 'terrace'],
  terraceRoof: ['solarium', 'terrace'],
  solarium: ['solarium', 'terrace'],
  patio: ['terrace'],
  pool: ['pool'],
  plungePool: ['pool'],
  garden: ['garden'],
  plot: ['garden'],
}

/**
 * The indexes of a home's pictures by the number of the room on its plan that they show; each shows
 * one room.
 */
export type RoomPictures = Record<number, number[]>

/** The principal rooms of their kind come first, whatever their number. */
const isPrincipal = ({ key }: { key: RoomKey }) => key.endsWith('1')

/**
 * Finds the room of each picture: the principal one of its kind, or else the first of the plan that
 * it may be.
 */
export function roomPictures(
  plan: Pick<PlanView, 'floors'>,
  pictures: readonly Pick<PictureData, 'room'>[],
): RoomPictures {
  const taken = new Set<number>()
  const found: RoomPictures = {}
  const all = roomsOf(plan).toSorted(
    (one, other) => Number(isPrincipal(other)) - Number(isPrincipal(one)),
  )
  for (const { key, number } of all)
    pictures.forEach(({ room }, index) => {
      if (!room || taken.has(index) || !shownIn[key]?.includes(room)) return
      taken.add(index)
      found[number] = [...(found[number] ?? []), index]
    })
  return found
}

/**
 * The name of the room of the plan that a picture shows; undefined where it shows none.
 * @param text `{subject}, {n} on the plan`.
 */
export function roomNameOf(
  plan: Pick<PlanView, 'floors'>,
  rooms: RoomPictures,
  index: number,
  text: string,
): string | undefined {
  const shown = roomsOf(plan).find(({ number }) => rooms[number]?.includes(index))
  return shown && insert(text, { subject: shown.name, n: String(shown.number) })
}

/**
 * Pictures of the rooms of a plan, named as on the plan.
 * @param text as for {@link roomNameOf}.
 */
export const addRoomNames = (
  pictures: readonly PictureData[],
  plan: Pick<PlanView, 'floors'>,
  text: string,
): PictureData[] => {
  const rooms = roomPictures(plan, pictures)
  return pictures.map((picture, index) => {
    const subject = roomNameOf(plan, rooms, index, text)
    return subject ? { ...picture, subject } : picture
  })
}

const roomsOf = ({ floors }: Pick<PlanView, 'floors'>) =>
  floors.flatMap(({ inside, outside }) => [...inside, ...outside])
