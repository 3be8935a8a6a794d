import type { BrochureSun } from '../document/content.ts'
import {
  pdfColours,
  paper,
  type PdfDocument,
  span,
  type Structure,
  type,
} from '../document/pdf-document.ts'
import { headingHeight, sectionHeading } from './section-heading.ts'

/**
 * In points: the height of a line and its maximum, and the widths beside the bars for the month and
 * the total.
 */
const line = { height: 15, maxHeight: 25, name: 36, total: 34 }
const barHeight = (lineHeight: number) => lineHeight * 0.53
const hours = { left: paper.left + line.name, right: paper.right - line.total }
const keyHeight = 20
const axisHeight = 17
const textWidth = span(9)

/** The height of the chart with its heading, sentence, key and note, in points. */
export function sunHeight(pdf: PdfDocument, { title, text, key, rows, note }: BrochureSun): number {
  return (
    headingHeight(pdf, title) +
    (text ? pdf.heightOf(text, type.body, span(12)) + 8 : 0) +
    (key ? keyHeight : 0) +
    rows.length * line.height +
    axisHeight +
    pdf.heightOf(note, type.small, textWidth)
  )
}

/**
 * The hours of sun, with a line for each month on a common scale: plain where the whole area is in
 * the sun, hatched where only a part is. Each line tells screen readers its hours.
 * @param spare points that the page would leave empty; the lines become higher instead.
 */
export function sunChart(pdf: PdfDocument, sun: BrochureSun, spare = 0): void {
  const { title, text, key, scale, rows, note } = sun
  const height = Math.min(line.height + spare / rows.length, line.maxHeight)
  sectionHeading(pdf, title, sunHeight(pdf, sun) - headingHeight(pdf, title))
  if (text) {
    pdf.write('P', text, type.body, { x: paper.left, width: span(12) })
    pdf.y += 8
  }
  if (key) drawKey(pdf, key)
  const at = (hour: number) =>
    hours.left + ((hour - scale.first) / (scale.last - scale.first)) * (hours.right - hours.left)
  const top = pdf.y
  const bottom = top + rows.length * height
  pdf.decorate(() => {
    for (let hour = scale.first; hour <= scale.last; hour++)
      pdf.doc.moveTo(at(hour), top).lineTo(at(hour), bottom)
    pdf.doc.lineWidth(0.4).strokeColor(pdfColours.rule).stroke()
  })
  pdf.group('Table', (table) => {
    for (const row of rows) {
      pdf.group('TR', (group) => drawLine(pdf, row, { at, height }, group), table)
      pdf.y += height
    }
  })
  pdf.decorate(() => {
    for (const hour of scale.ticks)
      pdf.draw(String(hour), type.small, {
        x: at(hour) - pdf.widthOf(String(hour), type.small) / 2,
        y: bottom + 2,
        width: 20,
      })
  })
  pdf.y = bottom + axisHeight
  pdf.write('P', note, type.small, { x: paper.left, width: textWidth })
}

function drawLine(
  pdf: PdfDocument,
  { name, text, total, part, whole }: BrochureSun['rows'][number],
  { at, height }: { at: (hour: number) => number; height: number },
  group: Structure,
): void {
  const { y } = pdf
  const bar = { y: y + (height - barHeight(height)) / 2, height: barHeight(height) }
  const textY = y + 2 + (height - line.height) / 2
  pdf.element(
    'TH',
    { scope: 'Row' },
    () => pdf.draw(name, type.name, { x: paper.left, y: textY, width: line.name }),
    group,
  )
  pdf.group(
    'TD',
    (cell) => {
      const bbox: [number, number, number, number] = [hours.left, y, hours.right, y + height]
      const draw = () => {
        for (const [from, to] of part) drawBar(pdf, [at(from), at(to)], bar, 'part')
        for (const [from, to] of whole) drawBar(pdf, [at(from), at(to)], bar, 'whole')
      }
      pdf.element('Figure', { alt: text, bbox }, draw, cell)
    },
    group,
  )
  pdf.element(
    'TD',
    {},
    () =>
      pdf.draw(total, type.name, {
        x: hours.right,
        y: textY,
        width: line.total,
        align: 'right',
      }),
    group,
  )
}

/** A bar between two marked ends; it is hatched where only a part is in the sun. */
function drawBar(
  { doc }: PdfDocument,
  [from, to]: [number, number],
  { y, height }: { y: number; height: number },
  kind: 'whole' | 'part',
): void {
  doc.save()
  doc.rect(from, y, to - from, height)
  if (kind === 'whole') doc.fillColor(pdfColours.sun).fill()
  else {
    doc.fillColor('#ffffff').fill()
    doc.rect(from, y, to - from, height).clip()
    for (let x = from - height; x < to; x += 4) doc.moveTo(x, y + height).lineTo(x + height, y)
    doc.lineWidth(0.9).strokeColor(pdfColours.shade).stroke()
  }
  doc.restore()
  for (const x of [from, to]) doc.moveTo(x, y).lineTo(x, y + height)
  doc.lineWidth(1).strokeColor(pdfColours.ink).stroke()
}

function drawKey(pdf: PdfDocument, key: NonNullable<BrochureSun['key']>): void {
  let x: number = paper.left
  for (const kind of ['whole', 'part'] as const) {
    const { y } = pdf
    pdf.decorate(() =>
      drawBar(pdf, [x, x + 22], { y: y + 2, height: barHeight(line.height) }, kind),
    )
    const width = pdf.widthOf(key[kind], type.small) + 2
    pdf.element('P', {}, () => pdf.draw(key[kind], type.small, { x: x + 29, y, width }))
    x += 29 + width + 20
  }
  pdf.y += keyHeight
}
