import { expect, test } from 'vitest'
import { documentChanges, pictureChanges } from './file-changes.ts'

const details = (x: number, alt: string) => ({
  width: 1200,
  height: 900,
  colour: '#aabbcc',
  x,
  horizon: 0.5,
  alt: { en: alt, es: '' },
})
const home = (images: string[], of: Record<string, ReturnType<typeof details>> = {}) => ({
  images: images.join('\n'),
  picture_details: JSON.stringify(of),
})
const [a, b, c, d] = ['/pictures/a.jpg', '/pictures/b.jpg', '/pictures/c.jpg', '/pictures/d.jpg']

test('one picture that was moved is one change', () => {
  expect(pictureChanges(home([a, b, c, d]), home([c, a, b, d]))).toEqual([
    { kind: 'moved', address: c, from: 3, to: 1 },
  ])
})

test('pictures that came, went, or got another focal point or text are told apart', () => {
  const before = home([a, b], { [b]: details(0.5, 'Terrace') })
  const after = home([b, d], { [b]: details(0.25, 'Terrace at dusk') })
  expect(pictureChanges(before, after)).toEqual([
    { kind: 'focus', address: b, to: 1, before: '50 / 50', after: '25 / 50' },
    { kind: 'alt', address: b, to: 1, of: 'en', before: 'Terrace', after: 'Terrace at dusk' },
    { kind: 'added', address: d, to: 2 },
    { kind: 'removed', address: a, from: 1 },
  ])
})

test('documents that came, went or were renamed are told by their names', () => {
  const id = (end: string) => `0b6f3a52-7d1e-4c8a-9f21-3e5d7c9a1b0${end}`
  const document = (end: string, name: string) => ({ file: id(end), name: { en: name, es: name } })
  const fields = (...all: ReturnType<typeof document>[]) => ({ documents: JSON.stringify(all) })
  const changes = documentChanges(
    fields(document('1', 'Plan'), document('2', 'Deed')),
    fields(document('1', 'Floor plan'), document('3', 'Energy')),
  )
  expect(changes.map(({ kind, before, after }) => [kind, before?.en, after?.en])).toEqual([
    ['renamed', 'Plan', 'Floor plan'],
    ['added', undefined, 'Energy'],
    ['removed', 'Deed', undefined],
  ])
})
