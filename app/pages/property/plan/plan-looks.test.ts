import { expect, test } from 'vitest'
import { roomPictures } from '#app/catalogue/room-pictures.ts'
import type { PanoramaLinkData } from '#app/panorama/places.ts'
import { planOf } from '#pictures/plans/homes/index.ts'
import { planView } from '#pictures/plans/view.ts'
import { markPanoramas, nameForHome } from './plan-looks.ts'

const picture = {
  file: 'x',
  width: 2,
  height: 1,
  widths: [1],
  colour: '',
  horizon: 0.5,
  x: 0.5,
  alt: '',
}
const texts = { onPlan: '{subject}, {n} on the plan', example: '{subject}, an example at {name}' }

test('a 360° view of a room that the home lacks is named as an example', () => {
  const plan = planOf('CAR-B311')
  if (!plan) throw new Error('No plan is drawn')
  const view = planView(plan, 'en')
  const places: PanoramaLinkData['places'] = [
    { name: 'Living room', picture: { ...picture, room: 'living' } },
    { name: 'Roof terrace', picture: { ...picture, room: 'solarium' } },
  ]
  const looks = roomPictures(
    view,
    places.map((place) => place.picture),
  )
  const given: PanoramaLinkData = { href: '', text: '', language: 'en', places }
  const named = (drawn: Parameters<typeof nameForHome>[1]) =>
    nameForHome(given, drawn, texts, 'CARAT').places.map(({ name }) => name)
  const [living, roof] = named({ plan: view, looks })
  expect(living).toMatch(/^Living.*, \d+ on the plan$/)
  expect(roof).toBe('Roof terrace, an example at CARAT')
  expect(named(undefined)[0]).toBe('Living room, an example at CARAT')
})

test('the plan says from which rooms there is a 360° view', () => {
  const room = (n: number) =>
    `<path class="pl-room" data-room="${n}" d="M0 0Z"/><text class="pl-n" x="5.5" y="-7">${n}</text></a>`
  expect(markPanoramas(room(1) + room(2), { 2: [0] })).toBe(
    `${room(1)}${room(2)}<text class="pl-n pl-look" x="5.5" y="-7" dy="1.3em" aria-hidden="true">360°</text>`,
  )
})
