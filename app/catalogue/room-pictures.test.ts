import { expect, test } from 'vitest'
import { planOf } from '#pictures/plans/homes/index.ts'
import { planView } from '#pictures/plans/view.ts'
import { addRoomNames, roomPictures } from './room-pictures.ts'

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
  // Another bathroom comes before it on the plan.
  expect(found[numberOf(ref, 'Principal bathroom')]).toEqual([4])
  expect(Object.values(found).flat()).toHaveLength(4)
})

test('pictures of a plan’s rooms have the names of the plan, others their own', () => {
  const picture = { file: 'x', width: 1, height: 1, widths: [1], colour: '', horizon: 0.4, x: 0.5 }
  const named = (subject: string, room?: 'bedroom' | 'bathroom') => ({
    ...picture,
    alt: subject,
    subject,
    ...(room ? { room } : {}),
  })
  const pictures = [
    named('Bedroom', 'bedroom'),
    named('Bathroom', 'bathroom'),
    named('Lagoon pool'),
  ]
  const texts = addRoomNames(pictures, view('R49052083'), '{subject}, {n} on the plan')
  expect(texts.map(({ subject }) => subject)).toEqual([
    'Principal bedroom, 10 on the plan',
    'Principal bathroom, 9 on the plan',
    'Lagoon pool',
  ])
})
