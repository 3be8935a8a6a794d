import type { PanoramaLinkData } from '#app/panorama/places.ts'
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
  const all = plan.floors
    .flatMap(({ inside, outside }) => [...inside, ...outside])
    .toSorted((one, other) => Number(isPrincipal(other)) - Number(isPrincipal(one)))
  for (const { key, number } of all)
    pictures.forEach(({ room }, index) => {
      if (!room || taken.has(index) || !shownIn[key]?.includes(room)) return
      taken.add(index)
      found[number] = [...(found[number] ?? []), index]
    })
  return found
}

const roomOf = (rooms: RoomPictures, index: number): string | undefined =>
  Object.entries(rooms).find(([, shown]) => shown.includes(index))?.[0]

/**
 * 360° views whose names say which room of the plan they are in.
 * @param text as for {@link addRoomNumbers}.
 */
export const namePanoramaRooms = (
  panorama: PanoramaLinkData,
  rooms: RoomPictures,
  text: string,
): PanoramaLinkData => ({
  ...panorama,
  places: panorama.places.map(({ name, picture }, index) => {
    const n = roomOf(rooms, index)
    return { name: n === undefined ? name : insert(text, { subject: name, n }), picture }
  }),
})

/**
 * Pictures whose subject names the room on the plan.
 * @param text `{subject}, {n} on the plan`.
 */
export const addRoomNumbers = (
  pictures: readonly PictureData[],
  rooms: RoomPictures,
  text: string,
): PictureData[] =>
  pictures.map((picture, index) => {
    const n = roomOf(rooms, index)
    return n !== undefined && picture.subject
      ? { ...picture, subject: insert(text, { subject: picture.subject, n }) }
      : picture
  })

/** A plan's drawing with `360°` below the number of every room that a view is taken from. */
export const markPanoramas = (svg: string, looks: RoomPictures): string =>
  svg.replaceAll(
    /(data-room="(\d+)"[^>]*\/><text[^>]* (x="[\d.-]+" y="[\d.-]+")[^>]*>\d+<\/text><\/a>)/g,
    (drawn, _, room: string, at: string) =>
      looks[Number(room)]
        ? `${drawn}<text class="pl-n pl-look" ${at} dy="1.3em" aria-hidden="true">360°</text>`
        : drawn,
  )
