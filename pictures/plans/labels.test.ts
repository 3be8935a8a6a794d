import { describe, expect, test } from 'vitest'
import { plans } from './homes/index.ts'
import { drawFloor } from './kit/drawing.ts'
import { planView } from './view.ts'

interface Label {
  text: string
  x1: number
  x2: number
  y1: number
  y2: number
}

/** The width and height of a letter in units, by the class of its text (plan.css). */
const types: Record<string, [number, number]> = { 'pl-n': [13, 19], 'pl-t': [10, 15] }

/** The boxes of all texts of a drawing, and of its scale bar. */
function labelsOf(svg: string): Label[] {
  const found: Label[] = []
  const nested =
    /<g transform="translate\((\S+) (\S+)\)">(<path class="pl-scale".*?|<g transform="rotate.*?)<\/g>\n/gs
  const flat = svg.replace(nested, (_, dx: string, dy: string, inner: string) => {
    found.push(...textsOf(inner, Number(dx), Number(dy)))
    const bar = /M0 0H(\S+?)M/.exec(inner)?.[1]
    const [x, y] = [Number(dx), Number(dy)]
    found.push(
      bar
        ? { text: 'the scale', x1: x, x2: x + Number(bar), y1: y - 9, y2: y + 9 }
        : { text: 'the rose', x1: x - 52, x2: x + 52, y1: y - 52, y2: y + 52 },
    )
    return ''
  })
  return [...found, ...textsOf(flat, 0, 0)]
}

const textsOf = (svg: string, dx: number, dy: number): Label[] =>
  [...svg.matchAll(/<text class="([^"]+)" x="(\S+)" y="(\S+)">([^<]+)</g)].map(
    ([, type = '', x, y, text = '']) => {
      const [wide, high] = types[type.split(' ')[0] ?? ''] ?? [13, 19]
      const width = wide * text.length
      const part = type.includes('--start') ? 0 : type.includes('--end') ? 1 : 0.5
      const [left, base] = [Number(x) + dx - width * part, Number(y) + dy]
      return { text, x1: left, x2: left + width, y1: base - high, y2: base }
    },
  )

const overlaps = (labels: readonly Label[]): string[] =>
  labels.flatMap((one, index) =>
    labels
      .slice(index + 1)
      .filter((two) => one.x1 < two.x2 && one.x2 > two.x1 && one.y1 < two.y2 && one.y2 > two.y1)
      // The letter N may touch the point of its own arrow.
      .filter((two) => one.text !== 'N' || two.text !== 'the rose')
      .map((two) => `${one.text} over ${two.text}`),
  )

describe.each(plans.map((plan) => [plan.ref, plan] as const))('the lettering of %s', (_, plan) => {
  test.each(['en', 'es'] as const)('stands over no other, scale or north in %s', (language) => {
    plan.floors.forEach((_floor, index) =>
      expect(overlaps(labelsOf(drawFloor(plan, index, language)))).toEqual([]),
    )
  })

  test('is to one scale on all floors', () => {
    const metres = planView(plan, 'en').floors.map(({ svg }) => /M0 0H(\S+?)M/.exec(svg)?.[1])
    expect(new Set(metres).size).toBe(1)
  })
})

test('each floor is as wide as its drawing, beside the widest of the home', () => {
  for (const plan of plans) {
    const widths = planView(plan, 'en').floors.map(({ svg, share }) => {
      const width = Number(/viewBox="\S+ \S+ (\S+)/.exec(svg)?.[1])
      return Math.round(width / share)
    })
    expect(new Set(widths).size).toBe(1)
  }
})
