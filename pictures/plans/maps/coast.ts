/** Draws the map of the coast: the routes to the beach, the airport, Málaga and Marbella. */
import { direction } from '../kit/geometry.ts'
import type { Point } from '../kit/geometry.ts'
import { escapeMarkup, n } from '../kit/pen.ts'
import type { Language } from '../kit/words.ts'
import {
  COAST_HEIGHT,
  COAST_WIDTH,
  at,
  journeys,
  motorway,
  railway,
  resortPosition,
  ridges,
  shore,
  spurs,
  towns,
} from './coast-data.ts'
import { box, outline, smooth } from './land.ts'
import { chartFrame, needle } from './sheet.ts'
import { coastWords as words, siteWords } from './words.ts'

interface MapOptions {
  /** A stylesheet to include, for standalone drawings. */
  css?: string
}

/** The map as an SVG document. */
export function drawCoast(language: Language, { css }: MapOptions = {}): string {
  const text = (key: keyof typeof words) => escapeMarkup(words[key][language])
  return `<svg class="map-coast" xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 ${COAST_WIDTH + 20} ${COAST_HEIGHT + 20}" role="img" lang="${language}" aria-labelledby="coast-title" aria-describedby="coast-desc">
<title id="coast-title">${text('title')}</title>
<desc id="coast-desc">${text('desc')}</desc>
${css ? `<style>${css}</style>` : ''}
<defs><linearGradient id="coast-sea" x1="0" y1="0" x2="0" y2="1"><stop offset=".2" stop-color="#c4dad8"/><stop offset=".62" stop-color="#9ac2c2"/><stop offset="1" stop-color="#5c9aa0"/></linearGradient><linearGradient id="coast-land" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#d6dfd2"/><stop offset="1" stop-color="#efece0"/></linearGradient><clipPath id="coast-sheet"><rect width="${COAST_WIDTH}" height="${COAST_HEIGHT}"/></clipPath></defs>
<g clip-path="url(#coast-sheet)">
${[...water(), ...ways(), ...built(), ...labels(language)].join('\n')}
</g>
${chartFrame(COAST_WIDTH, COAST_HEIGHT, 8)}
</svg>
`
}

function water(): string[] {
  const lines = [10, 22, 37, 56, 80, 110, 148].map((d, i) => {
    const moved = shore.map(([x, y]): Point => [
      x + d * 0.38,
      y + d * 0.94 + 2.5 * Math.sin(x / 33 + i),
    ])
    return `<path class="mc-water" opacity="${(0.8 - i * 0.1).toFixed(2)}" d="${smooth(moved)}"/>`
  })
  return [
    `<rect width="${COAST_WIDTH}" height="${COAST_HEIGHT}" fill="url(#coast-sea)"/>`,
    ...lines,
    `<path d="${smooth(shore)}L${COAST_WIDTH + 60} -40L-80 -40Z" fill="url(#coast-land)"/>`,
    ...ridges.map(hachures),
  ]
}

/** A crest with hachures that lead away from it. */
function hachures({ crest, fall, strokes, phase }: (typeof ridges)[number]): string {
  let d = ''
  for (let i = 0; i < strokes; i++) {
    const t = (i / (strokes - 1)) * (crest.length - 1)
    const k = Math.min(Math.floor(t), crest.length - 2)
    const a: Point = crest[k] ?? [0, 0]
    const b: Point = crest[k + 1] ?? a
    const [x, y] = [a[0] + (b[0] - a[0]) * (t - k), a[1] + (b[1] - a[1]) * (t - k)]
    const [dx, dy] = direction(a, b)
    const [nx, ny] = [-dy, dx]
    const long =
      fall *
      (0.55 + 0.45 * Math.sin(i * 1.7 + phase)) *
      Math.sin((Math.PI * (i + 1)) / (strokes + 1)) ** 0.6
    for (const [side, l] of [
      [1, long],
      [-1, long * 0.55],
    ] as const) {
      d += `M${n(x + side * nx * 3)} ${n(y + side * ny * 3)}q${n(side * nx * l * 0.5 + 4)} ${n(side * ny * l * 0.5)} ${n(side * nx * l)} ${n(side * ny * l)}`
    }
  }
  return `<path class="mc-crest" d="${smooth(crest)}"/><path class="mc-hachure" d="${d}"/>`
}

/** Roads with two edges, and the railway with its sleepers. */
function ways(): string[] {
  const road = (d: string, edge: number, bed: number) =>
    `<path class="mc-road" stroke-width="${edge}" d="${d}"/><path class="mc-bed" stroke-width="${bed}" d="${d}"/>`
  const rails = smooth(railway)
  return [
    road(smooth(motorway), 8.5, 5.8),
    ...spurs.map((spur) => road(smooth(spur), 6, 3.6)),
    `<path class="mc-rail" d="${rails}"/><path class="mc-sleepers" d="${rails}"/>`,
  ]
}

function built(): string[] {
  const [ax, ay] = at(-4.492, 36.678)
  const [mx, my] = at(-4.421, 36.722)
  const [rx, ry] = resortPosition
  return [
    ...towns.map(
      ([x, y, w, h, turn]) => `<path class="mc-town" d="${outline(box(x, y, w, h, turn))}"/>`,
    ),
    `<path class="mc-ink" d="${outline(box(ax, ay, 64, 5, -46))}${outline(box(ax - 12, ay - 6, 56, 4, -60))}"/>`,
    `<path class="mc-mole" d="M${n(mx + 18)} ${n(my + 26)}l22 12l-14 6"/>`,
    `<path class="mc-here" stroke-width="2.6" d="M${n(rx)} ${n(ry)}V${n(ry - 54)}"/><path class="mc-here" stroke-width="6" d="M${n(rx - 11)} ${n(ry)}h22"/>`,
  ]
}

function labels(language: Language): string[] {
  const text = (type: string, [x, y]: Point, what: string) =>
    `<text class="${type}" x="${n(x)}" y="${n(y)}">${escapeMarkup(what)}</text>`
  const minutes = journeys.map(({ key, minutes: count, from, tip, label }) => {
    const [x, y] = [from[0] + label[0], from[1] + label[1]]
    const lead = `M${n(from[0] + tip[0])} ${n(from[1] + tip[1])}L${n(x - 8)} ${n(y - 12)}`
    return (
      `<path class="mc-lead" d="${lead}"/>` +
      `<text class="mc-min" x="${n(x)}" y="${n(y)}">${count}<tspan class="mc-unit" dx="5">min</tspan></text>` +
      text('mc-name', [x, y + 30], words[key][language])
    )
  })
  const [kx, ky] = at(-4.79, 36.503)
  const [lx, ly] = at(-4.449, 36.606)
  const [tx, ty] = at(-4.503, 36.622)
  return [
    text('mc-home mc-middle', [resortPosition[0], resortPosition[1] - 66], 'Alborán Hills'),
    ...minutes,
    `<text class="mc-way mc-full" transform="translate(${n(kx + 130)} ${n(ky - 8)}) rotate(3)">A-7</text>`,
    text('mc-way mc-full', at(-4.446, 36.603), words.railway[language]),
    `<path class="mc-lead mc-full" d="M${n(lx)} ${n(ly)}L${n(tx)} ${n(ty)}"/>`,
    text('mc-hill mc-full mc-middle', at(-4.665, 36.655), 'Sierra de Mijas'),
    text('mc-hill mc-full mc-middle', at(-4.885, 36.59), 'Sierra Blanca'),
    `<path id="coast-seaname" d="M600 726C760 726 900 708 1080 640" fill="none"/><text class="mc-sea"><textPath href="#coast-seaname" startOffset="50%">${escapeMarkup(siteWords.sea[language])}</textPath></text>`,
    needle(1128, 650, 22),
    text('mc-note mc-full', [40, 728], words.note[language]),
  ]
}
