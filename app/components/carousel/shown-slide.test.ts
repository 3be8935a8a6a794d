import { expect, test } from 'vitest'
import { slideThresholds, shownSlideFinder } from './shown-slide.ts'

const entry = (target: string, intersectionRatio: number) => ({
  target,
  intersectionRatio,
  isIntersecting: true,
})

test('a slide that only touches the track is not the one shown', () => {
  expect(shownSlideFinder()([entry('first', 0), entry('second', 1)])).toBe('second')
})

test('between two slides neither is shown until half of one is in view', () => {
  expect(shownSlideFinder()([entry('first', 0.4), entry('second', 0.3)])).toBeUndefined()
})

/** Reports as an observer does: only slides whose ratio has passed a threshold. */
function scrolls(positions: number[], widths: { track: number; step: number }) {
  const shownSlide = shownSlideFinder<number>()
  const passed = (ratio: number) => slideThresholds.filter((threshold) => ratio >= threshold).length
  const before = new Map<number, number>()
  return positions.map((left) => {
    const ratios = [1, 2, 3].map((slide) => {
      const start = (slide - 1) * widths.step
      const visible = Math.min(start + widths.step, left + widths.track) - Math.max(start, left)
      return { target: slide, intersectionRatio: Math.max(visible, 0) / widths.step }
    })
    const report = ratios.filter(
      ({ target, intersectionRatio }) => before.get(target) !== passed(intersectionRatio),
    )
    for (const { target, intersectionRatio } of ratios)
      before.set(target, passed(intersectionRatio))
    return shownSlide(report)
  })
}

test('a track at rest counts its slide, though two were half in view on the way', () => {
  const wide = { track: 1088, step: 934 }
  expect(scrolls([355, 934], wide)).toEqual([1, 2])
  expect(scrolls([0, 440, 0, 934, 1868], wide)).toEqual([1, 2, 1, 2, 3])
})
