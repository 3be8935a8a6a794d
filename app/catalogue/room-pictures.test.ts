import { expect, test } from 'vitest'
import { planOf } from '#pictures/plans/homes/index.ts'
import { planView } from '#pictures/plans/view.ts'
import { roomPictures, markPanoramas } from './plan-pictures.ts'

const view = (ref: string) => {
  const plan = planOf(ref)
  if (!plan) throw new Error(`No plan ${ref}`)
  return planView(plan, 'en')
}
const numberOf = (ref: string, name: string) =>
  view(ref)
    .floors.flatMap(({ inside, outside }) => [...inside, ...outside])
    .find((room) => room.name === name)?.number ?? 0

test('a picture shows the first room of its kind, and a room without one has none', () => {
  const ref = 'R49052083'
  const pictures = [
    {},
    { room: 'kitchen' },
    { room: 'bedroom' },
    { room: 'terrace' },
    { room: 'bathroom' },
  ] as const
  const found = roomPictures(view(ref), pictures)
  expect(found[numberOf(ref, 'Kitchen')]).toEqual([1])
  expect(found[numberOf(ref, 'Principal bedroom')]).toEqual([2])
  expect(found[numberOf(ref, 'Second bedroom')]).toBeUndefined()
  expect(found[numberOf(ref, 'Terrace')]).toEqual([3])
  // There is another bathroom before it.
  expect(found[numberOf(ref, 'Bathroom, principal')]).toEqual([4])
  expect(Object.values(found).flat()).toHaveLength(4)
})

test('the plan says from which rooms there is a 360° view', () => {
  const room = (n: number) =>
    `<path class="pl-room" data-room="${n}" d="M0 0Z"/><text class="pl-n" x="5.5" y="-7">${n}</text></a>`
  expect(markPanoramas(room(1) + room(2), { 2: [0] })).toBe(
    `${room(1)}${room(2)}<text class="pl-n pl-look" x="5.5" y="-7" dy="1.3em" aria-hidden="true">360°</text>`,
  )
})
