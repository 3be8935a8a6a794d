/** Draws the resort's site plan: every development and amenity is a separate link. */
import type { Point } from '../kit/geometry.ts'
import { boxOf } from '../kit/geometry.ts'
import { escapeMarkup, n } from '../kit/pen.ts'
import type { Language } from '../kit/words.ts'
import type { SiteGround } from './ground.ts'
import { outline, shadow, smooth } from './land.ts'
import { chartFrame, needle } from './sheet.ts'
import { SITE_HEIGHT, SITE_WIDTH, homePositions, sitePlaces } from './site-data.ts'
import type { MapPart, SitePlace } from './site-data.ts'
import { placeWords as names, shortNames, siteWords as words } from './words.ts'
import type { PlaceId } from './words.ts'

interface SitePlanOptions {
  /** The address that a development or an amenity links to; undefined for no link. */
  href: (place: PlaceId) => string | undefined
  /** The reference of a home to mark; an unknown reference is ignored. */
  here?: string | undefined
  /** A stylesheet to include, for standalone drawings. */
  css?: string
}

/**
 * The plan as an SVG document, on the ground made by `drawGround`; places have the ids
 * `place-north` and so on.
 */
export function drawSite(
  language: Language,
  ground: SiteGround,
  { href, here, css }: SitePlanOptions,
): string {
  const text = (key: keyof typeof words) => escapeMarkup(words[key][language])
  return `<svg class="map-site" xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 ${SITE_WIDTH + 20} ${SITE_HEIGHT + 20}" role="group" lang="${language}" aria-labelledby="site-title" aria-describedby="site-desc">
<title id="site-title">${text('title')}</title>
<desc id="site-desc">${text('desc')}</desc>
${css ? `<style>${css}</style>` : ''}
${definitions()}
<g clip-path="url(#site-sheet)">
<g aria-hidden="true">${ground.land}</g>
<g>${sitePlaces.map((place) => drawPlace(place, language, href(place.id))).join('\n')}</g>
<g class="ms-trees" aria-hidden="true">${ground.trees}</g>
${gap()}
<g aria-hidden="true">${sitePlaces.map((place) => label(place, language, href(place.id))).join('\n')}</g>
${mark(here, language)}
<g aria-hidden="true"><path id="site-seaname" d="M220 1080C450 1096 700 1062 1030 1082" fill="none"/><text class="ms-sea"><textPath href="#site-seaname" startOffset="50%">${text('sea')}</textPath></text>${needle(1110, 1050, 31)}</g>
</g>
${chartFrame(SITE_WIDTH, SITE_HEIGHT, 10)}
</svg>
`
}

function drawPlace({ id, building, parts }: SitePlace, language: Language, href?: string): string {
  const name = escapeMarkup(names[id][language] + (building ? `, ${words.building[language]}` : ''))
  const shades = parts.flatMap((part) =>
    part.kind === 'roof' ? [shadow(part.shape, part.tall)] : [],
  )
  const inner = `<title>${name}</title><path class="ms-shade" d="${shades.join('')}"/>${parts.map(drawPart).join('')}`
  return href
    ? `<a id="place-${id}" href="${escapeMarkup(href)}" aria-label="${name}">${inner}</a>`
    : `<g id="place-${id}">${inner}</g>`
}

function drawPart(part: MapPart): string {
  if (part.kind === 'line') {
    const type =
      part.variant.startsWith('stream') || part.variant === 'bar' || part.variant === 'marking'
        ? `ms-${part.variant}`
        : 'ms-detail'
    return `<path class="${type}" d="${part.d}"/>`
  }
  if (part.kind === 'parasol')
    return `<circle class="ms-parasol" cx="${part.at[0]}" cy="${part.at[1]}" r="4.6"/>`
  if (part.kind === 'roof')
    return `<path class="ms-roof${part.variant ? ` ms-roof--${part.variant}` : ''}" d="${outline(part.shape)}"/>`
  if (part.kind === 'ground') return `<path class="ms-${part.variant}" d="${outline(part.shape)}"/>`
  const b = boxOf(part.shape)
  const [w, h] = [b.x2 - b.x1, b.y2 - b.y1]
  const glint = (t: number, from: number) =>
    `M${n(b.x1 + w * from)} ${n(b.y1 + h * t)}h${n(w * 0.26)}`
  return (
    `<path class="ms-pool" d="${part.free ? smooth(part.shape, true) : outline(part.shape)}"/>` +
    `<path class="ms-glint" d="${glint(0.35, 0.3)}${glint(0.62, 0.45)}"/>`
  )
}

function label(
  { id, amenity, label: [x, y], shortLabel: [sx, sy], building }: SitePlace,
  language: Language,
  href?: string,
): string {
  const type = amenity ? 'ms-name ms-name--amenity' : 'ms-name'
  const sub = building
    ? `<tspan class="ms-sub" x="${x}" dy="19">${words.building[language]}</tspan>`
    : ''
  const short = shortNames[id][language]
  const texts =
    `<text class="${type} ms-full" x="${x}" y="${y}">${escapeMarkup(names[id][language])}${sub}</text>` +
    (short
      ? `<text class="${type} ms-short" x="${sx}" y="${sy}">${escapeMarkup(short)}</text>`
      : '')
  return href ? `<a href="${escapeMarkup(href)}" tabindex="-1">${texts}</a>` : texts
}

function mark(here: string | undefined, language: Language): string {
  const at = here === undefined ? undefined : homePositions[here]
  if (!at) return ''
  const [x, y] = at
  return `<g class="ms-here" id="here"><title>${escapeMarkup(words.here[language])}</title><circle cx="${x}" cy="${y}" r="17" stroke-width="5"/></g>`
}

/** The break in the drawing that replaces the slope between the estate and the beach. */
function gap(): string {
  const zig = (y: number) =>
    Array.from({ length: 33 }, (_, i): Point => [-20 + i * 40, y + (i % 2 ? 4 : -4)])
  const [top, foot] = [zig(922), zig(944)]
  const line = (points: readonly Point[]) => points.map(([x, y]) => `${x} ${y}`).join('L')
  return `<g aria-hidden="true"><path class="ms-cutland" d="M${line([...top, ...foot.toReversed()])}Z"/><path class="ms-cut" d="M${line(top)}M${line(foot)}"/></g>`
}

function definitions(): string {
  return `<defs><linearGradient id="site-sea" gradientUnits="userSpaceOnUse" x1="0" y1="960" x2="0" y2="${SITE_HEIGHT}"><stop offset="0" stop-color="#c4dad8"/><stop offset=".3" stop-color="#8fbabb"/><stop offset="1" stop-color="#4b8d94"/></linearGradient><linearGradient id="site-land" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#d3ddd0"/><stop offset=".6" stop-color="#e6eade"/><stop offset="1" stop-color="#efece0"/></linearGradient>
<clipPath id="site-sheet"><rect width="${SITE_WIDTH}" height="${SITE_HEIGHT}"/></clipPath></defs>`
}
