import { expect, test } from 'vitest'
import { isOf } from './loaded-address.ts'

const at = (file: string) => `https://example.com/pictures/variants/${file}`

test('a file of any width and format is one of its picture', () => {
  const picture = { file: 'villa-kitchen' }
  expect(isOf(picture, at('villa-kitchen-1280.avif'))).toBe(true)
  expect(isOf(picture, at('villa-kitchen.svg'))).toBe(true)
  expect(isOf(picture, at('villa-kitchen-sea-1280.avif'))).toBe(false)
  expect(isOf(picture, at('villa-1280.avif'))).toBe(false)
  expect(isOf(picture, '')).toBe(false)
})

test('a picture elsewhere has one address', () => {
  const external = 'https://pictures.example.com/1.jpg'
  expect(isOf({ external, file: '1' }, external)).toBe(true)
  expect(isOf({ external, file: '1' }, at('1-640.avif'))).toBe(false)
})
