/** Plans as SVG. */
import { drawPicture } from './floor-picture.ts'
import type { DrawingOptions } from './floor-picture.ts'
import { drawNorth, drawScale } from './frame.ts'
import { boxOf } from './geometry.ts'
import type { Box, Point } from './geometry.ts'
import { extent, layouts } from './layout.ts'
import type { Layout } from './layout.ts'
import type { Plan } from './model.ts'
import { Pen, escapeMarkup, n } from './pen.ts'
import { floors as floorNames, sheet } from './words.ts'
import type { Language } from './words.ts'

/** One floor as an SVG document. Throws a RangeError if the home has no such floor. */
export function drawFloor(
  plan: Plan,
  index: number,
  language: Language,
  options: DrawingOptions = {},
): string {
  const layout = layouts(plan)[index]
  if (!layout) throw new RangeError(`${plan.ref} has no floor ${index}`)
  // All floors of a home have one scale.
  const pen = new Pen(scaleFor(layouts(plan)))
  const { body, box } = drawPicture(layout, pen, language, options)
  const several = plan.floors.length > 1
  return document(plan, language, options, body, box, pen, {
    id: `plan-${plan.ref}-${layout.floor.key}`,
    title: several
      ? `${titleOf(plan, language)}: ${floorNames[layout.floor.key][language]}`
      : titleOf(plan, language),
  })
}

/** All floors on one sheet, narrow ones side by side and wide ones below one another. */
export function drawPlan(plan: Plan, language: Language, options: DrawingOptions = {}): string {
  const laid = layouts(plan)
  const beside =
    laid.length > 1 && laid.every((layout) => extent(layout).x2 - extent(layout).x1 < 13)
  const pen = new Pen(beside ? Math.max(44, scaleFor(laid)) : scaleFor(laid))
  const pictures = laid.map((layout) => drawPicture(layout, pen, language, options))
  const several = pictures.length > 1
  const head = several ? 64 : 0
  const above = Math.max(...pictures.map(({ box, ground }) => ground.y1 - box.y1))
  let [x, y] = [0, 0]
  const groups = pictures.map(({ body, box, ground }, i) => {
    // Floors below one another keep their relative position.
    const dx = beside ? x - box.x1 : 0
    const dy = beside ? head + above - ground.y1 : y + head - box.y1
    x += box.x2 - box.x1 + 36
    y += box.y2 - box.y1 + head + 20
    const key = laid[i]?.floor.key
    const name =
      several && key
        ? `<text class="pl-floorname" x="${n(ground.x1)}" y="${n((beside ? ground.y1 - above : box.y1) - 26)}">${escapeMarkup(floorNames[key][language])}</text>`
        : ''
    return {
      svg: `<g transform="translate(${n(dx)} ${n(dy)})">${name}${body}</g>`,
      box: {
        x1: box.x1 + dx,
        y1: (beside ? ground.y1 - above : box.y1) + dy - head,
        x2: box.x2 + dx,
        y2: box.y2 + dy,
      },
    }
  })
  const box = boxOf(
    groups.flatMap(({ box: b }): Point[] => [
      [b.x1, b.y1],
      [b.x2, b.y2],
    ]),
  )
  return document(plan, language, options, groups.map(({ svg }) => svg).join('\n'), box, pen, {
    id: `plan-${plan.ref}`,
    title: titleOf(plan, language),
  })
}

function titleOf(plan: Plan, language: Language): string {
  return `${sheet.plan[language]} ${plan.ref}: ${plan.home[language]}`
}

/**
 * The scale: sixty units to the metre if the width permits, so that a plan is about 840 units wide.
 */
function scaleFor(laid: readonly Layout[]): number {
  const width = Math.max(...laid.map((layout) => extent(layout).x2 - extent(layout).x1))
  return Math.round(Math.min(60, Math.max(36, 840 / width)))
}

/**
 * The space before the scale, between the scale and the north arrow, and for the arrow with its
 * letter.
 */
const roomBesideScale = 76 + 64 + 150

function document(
  plan: Plan,
  language: Language,
  { css, href }: DrawingOptions,
  body: string,
  box: Box,
  pen: Pen,
  { id, title }: { id: string; title: string },
): string {
  const foot = box.y2 + 84
  // Scale and north arrow are side by side, however narrow the floor is.
  const width = Math.max(box.x2 - box.x1, 5 * pen.k + roomBesideScale)
  const view = [box.x1, box.y1 - 8, width, box.y2 - box.y1 + 8 + 150].map(n).join(' ')
  const type = width > 1180 ? 'pl pl--wide' : 'pl'
  // On a page, which has the note once, rooms are links.
  const note = href ? '' : ` ${sheet.note[language]}`
  const desc = sheet.described[language] + note
  const style = css ? `<style>${css}</style>` : ''
  return `<svg class="${type}" xmlns="http://www.w3.org/2000/svg" viewBox="${view}" role="${href ? 'group' : 'img'}" lang="${language}" aria-labelledby="${id}-title" aria-describedby="${id}-desc">
<title id="${id}-title">${escapeMarkup(title)}</title>
<desc id="${id}-desc">${escapeMarkup(desc)}</desc>
${style}
${body}
${drawScale(pen, box.x1 + 76, foot)}
${drawNorth(box.x1 + width - 76, foot - 4, plan.top)}
</svg>
`
}
