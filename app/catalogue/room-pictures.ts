import { insert } from '#app/words.ts'
import type { RoomKey } from '#pictures/plans/kit/words.ts'
import type { PlanView } from '#pictures/plans/view.ts'
import type { PictureData } from '#server/pictures/pictures.ts'
import type { RoomName } from '#server/pictures/room-names.ts'

/**
 * The pictures that show each room of a plan. Further bedrooms and bathrooms have no pictures of
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
 * The indexes of a home's pictures, by the number of the room that they show on its plan; each
 * picture shows one room.
 */
export type RoomPictures = Record<number, number[]>

/** The principal room of its kind comes first, whatever its number. */
const isPrincipal = ({ key }: { key: RoomKey }) => key.endsWith('1')

/**
 * Finds the room of each picture: the principal one of its kind, or otherwise the first one on the
 * plan that matches.
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
 * The name of the room that a picture shows on the plan; undefined where it shows none.
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

/** Adds to each picture of a room the room's name on the plan. */
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
