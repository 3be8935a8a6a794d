import type { BrochureContent, BrochureTable, Measure } from './content.ts'
import { colours, column, paper, type Sheet, span, type Type, type } from './sheet.ts'

/** The summary: figures above, their names below, hairlines between (the site's summary strip). */
export function strip(sheet: Sheet, measures: Measure[]): void {
  if (measures.length === 0) return
  const { doc } = sheet
  const top = sheet.y
  const figure = (size: number) => ({ font: 'serif', size, leading: 1 }) satisfies Type
  const wide = ({ name, value, unit }: Measure, size: number) =>
    Math.max(
      sheet.widthOf(value, figure(size)) + (unit ? sheet.widthOf(unit, figure(size / 2)) + 2 : 0),
      sheet.widthOf(name, type.name),
    ) + 20
  const spare = (size: number) =>
    span(12) - measures.reduce((sum, measure) => sum + wide(measure, size), 0)
  // One size for all, as large as the strip has room for; each figure has the place it needs.
  const size = [27, 24, 21, 18, 15].find((one) => spare(one) >= 0) ?? 12
  const share = spare(size) / measures.length
  const cells = measures.map((measure) =>
    share >= 0 ? wide(measure, size) + share : span(12) / measures.length,
  )
  const edges = cells.map(
    (_, at) => paper.left + cells.slice(0, at).reduce((sum, cell) => sum + cell, 0),
  )
  sheet.group('L', (list) => {
    for (const [index, { name, value, unit }] of measures.entries()) {
      const x = (edges[index] ?? paper.left) + (index === 0 ? 0 : 9)
      const width = (cells[index] ?? 0) - 10
      const place = { x, y: top + 12 + (27 - size) * 0.75, width, lines: 1 }
      sheet.group(
        'LI',
        (item) => {
          sheet.element(
            'Lbl',
            {},
            () => sheet.draw(name, type.name, { x, y: top + 43, width, lines: 1 }),
            item,
          )
          sheet.element(
            'LBody',
            { actual: unit && `${value} ${unit}` },
            () => {
              sheet.draw(value, figure(size), place)
              if (!unit) return
              const after = sheet.widthOf(value, figure(size)) + 2
              sheet.draw(
                unit,
                { ...figure(size / 2), colour: colours.slate },
                { x: x + after, y: place.y + size * 0.46, width: width - after, lines: 1 },
              )
            },
            item,
          )
        },
        list,
      )
    }
  })
  for (const x of edges.slice(1)) {
    sheet.decorate(() =>
      doc
        .moveTo(x, top)
        .lineTo(x, top + 63)
        .lineWidth(0.5)
        .strokeColor(colours.rule)
        .stroke(),
    )
  }
  sheet.rule(top, { colour: colours.ink })
  sheet.rule(top + 63, { colour: colours.ink })
  sheet.y = top + 63
}

interface Column {
  x: number
  width: number
}

/** Names and values, a hairline under each (the site's details list). Ends at the bottom of the page. */
export function details(sheet: Sheet, rows: Measure[], { x, width }: Column): void {
  sheet.rule(sheet.y, { from: x, to: x + width, colour: colours.ink, weight: 2.25 })
  sheet.y += 7
  sheet.group('Table', (table) => {
    for (const { name, value } of rows) {
      const half = width / 2 - 4
      const height =
        Math.max(sheet.heightOf(name, type.name, half), sheet.heightOf(value, type.row, half)) + 8
      sheet.need(height)
      const y = sheet.y + 4
      sheet.group(
        'TR',
        (row) => {
          sheet.element(
            'TH',
            { scope: 'Row' },
            () => sheet.draw(name, type.name, { x, y, width: half }),
            row,
          )
          sheet.element(
            'TD',
            {},
            () =>
              sheet.draw(value, type.row, { x: x + width - half, y, width: half, align: 'right' }),
            row,
          )
        },
        table,
      )
      sheet.y += height
      sheet.rule(sheet.y, { from: x, to: x + width })
    }
  })
}

/** A heading over the whole width, kept with so many points of what follows. */
export function heading(sheet: Sheet, text: string, follows: number): void {
  sheet.need(34 + follows)
  sheet.write('H2', text, type.heading, { x: paper.left, width: span(12) })
  sheet.doc.outline.addItem(text)
  sheet.y += 8
}

/** A list set like an index: two columns, a hairline under each line. */
export function index(sheet: Sheet, list: string[], lang: string | undefined): void {
  sheet.rule(sheet.y, { colour: colours.ink })
  const width = span(6) - 4
  const half = Math.ceil(list.length / 2)
  sheet.group('L', (element) => {
    for (let line = 0; line < half; line++) {
      const pair = [list[line], list[half + line]]
      const height =
        Math.max(...pair.map((text) => sheet.heightOf(text ?? '', type.row, width))) + 9
      sheet.need(height)
      for (const [side, text] of pair.entries()) {
        if (!text) continue
        const x = column(1 + side * 6)
        sheet.group(
          'LI',
          (item) =>
            sheet.element(
              'LBody',
              { lang },
              () => sheet.draw(text, type.row, { x, y: sheet.y + 5, width }),
              item,
            ),
          element,
        )
        sheet.rule(sheet.y + height, { from: x, to: x + width + 4 })
      }
      sheet.y += height
    }
  })
}

/** A table with hairlines: the first column names the row, figures stand at the right. */
export function table(sheet: Sheet, { head, rows, note }: BrochureTable): void {
  const total = span(12)
  const others = Math.max(1, head.length - 1)
  // The names have two parts of the width, each figure one.
  const part = total / (others + 2)
  const columns = head.map((_, at) =>
    at === 0
      ? { x: paper.left, width: part * 2 - 8 }
      : { x: paper.left + part * (at + 1), width: part - (at === others ? 0 : 8) },
  )
  const lineOf = (
    cells: string[],
    style: Type,
    tag: (at: number) => 'TH' | 'TD',
    scope: (at: number) => 'Row' | 'Column',
  ) => {
    const height =
      Math.max(...columns.map(({ width }, at) => sheet.heightOf(cells[at] ?? '', style, width))) + 9
    sheet.need(height)
    return (parent: PDFKit.PDFStructureElement) => {
      sheet.group(
        'TR',
        (row) => {
          for (const [at, { x, width }] of columns.entries()) {
            const options = tag(at) === 'TH' ? { scope: scope(at) } : {}
            const place = { x, y: sheet.y + 5, width, align: at === 0 ? 'left' : 'right' } as const
            sheet.element(tag(at), options, () => sheet.draw(cells[at] ?? '', style, place), row)
          }
        },
        parent,
      )
      sheet.y += height
    }
  }
  sheet.rule(sheet.y, { colour: colours.ink, weight: 2.25 })
  sheet.y += 2
  sheet.group('Table', (element) => {
    lineOf(
      head,
      type.name,
      () => 'TH',
      () => 'Column',
    )(element)
    for (const cells of rows) {
      const line = lineOf(
        cells,
        type.row,
        (at) => (at === 0 ? 'TH' : 'TD'),
        () => 'Row',
      )
      sheet.rule(sheet.y)
      line(element)
    }
  })
  sheet.rule(sheet.y)
  sheet.y += 7
  if (note) sheet.write('P', note, type.small, { x: paper.left, width: span(9) })
}

/** Where the contact lines stand: beside the invitation, names and texts. */
const lines = { x: column(6), at: column(7) + 10, width: paper.right - column(7) - 10 }

function contactHeights(sheet: Sheet, { contact, notes, issued }: Contact) {
  const rows = contact.lines.map(({ text }) => sheet.heightOf(text, type.row, lines.width) + 9)
  const invitation =
    sheet.heightOf(contact.title, type.heading, span(4)) +
    sheet.heightOf(contact.text, type.body, span(4)) +
    11
  const small = [...notes, issued]
  const print = small.reduce((sum, note) => sum + sheet.heightOf(note, type.small, span(12)) + 2, 0)
  const top = Math.max(
    invitation,
    rows.reduce((sum, one) => sum + one, 0),
  )
  return { rows, small, print, all: 14 + top + 18 + print }
}

type Contact = Pick<BrochureContent, 'contact' | 'notes' | 'issued'>

/** Points that {@link contact} takes. */
export const contactHeight = (sheet: Sheet, content: Contact): number =>
  contactHeights(sheet, content).all

/** Whom to ask, and the small print: at the foot of the last page. */
export function contact(sheet: Sheet, content: Contact): void {
  const { doc } = sheet
  const { contact } = content
  const { rows, small, print, all } = contactHeights(sheet, content)
  sheet.need(all)
  sheet.y = paper.bottom - all
  sheet.rule(sheet.y, { colour: colours.ink, weight: 2.25 })
  sheet.y += 12
  const top = sheet.y
  sheet.write('H2', contact.title, type.heading, {
    x: paper.left,
    width: sheet.balanced(contact.title, type.heading, span(4)),
  })
  doc.outline.addItem(contact.title)
  sheet.y += 9
  sheet.write('P', contact.text, type.body, { x: paper.left, width: span(4) })
  sheet.y = top + 2
  sheet.group('L', (list) => {
    for (const [line, { name, text, href }] of contact.lines.entries()) {
      const { y } = sheet
      sheet.group(
        'LI',
        (item) => {
          sheet.element(
            'Lbl',
            {},
            () =>
              sheet.draw(name, type.name, {
                x: lines.x,
                y: y + 4,
                width: lines.at - lines.x - 6,
                lines: 1,
              }),
            item,
          )
          sheet.group(
            'LBody',
            (body) =>
              sheet.group(
                'Link',
                (link) =>
                  sheet.link(link, text, href, { x: lines.at, y: y + 4, width: lines.width }),
                body,
              ),
            item,
          )
        },
        list,
      )
      sheet.y = y + (rows[line] ?? 0)
      sheet.rule(sheet.y, { from: lines.x, to: paper.right })
    }
  })
  sheet.y = paper.bottom - print
  for (const note of small) {
    sheet.write('P', note, type.small, { x: paper.left, width: span(12) })
    sheet.y += 2
  }
}
