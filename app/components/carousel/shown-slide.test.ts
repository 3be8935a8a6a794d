import { expect, test } from 'vitest'
import { shownSlide } from './shown-slide.ts'

const entry = (target: string, intersectionRatio: number) => ({
  target,
  intersectionRatio,
  isIntersecting: true,
})

test('a slide that only touches the track is not the one shown', () => {
  expect(shownSlide([entry('first', 0), entry('second', 1)])).toBe('second')
})

test('between two slides neither is shown until half of one is in view', () => {
  expect(shownSlide([entry('first', 0.4), entry('second', 0.3)])).toBeUndefined()
})
