import Document from 'pdfkit'
import type { BrochureFonts } from './fonts.ts'

/** The design's palette (app/styles/tokens.css) on paper, which is the page's lime-wash here. */
export const colours = {
  ink: '#0a2a32',
  slate: '#45606a',
  line: '#67807f',
  rule: '#c6d1cf',
  sea: '#0f4e59',
  accent: '#ad0f57',
} as const

/** A4 in points, twelve columns between the margins. */
export const paper = {
  width: 595.28,
  height: 841.89,
  left: 48,
  right: 547.28,
  top: 62,
  bottom: 776,
  gap: 12,
} as const
const columnWidth = (paper.right - paper.left - 11 * paper.gap) / 12
/** Left edge of a column, 1 to 12. */
export const column = (n: number): number => paper.left + (n - 1) * (columnWidth + paper.gap)
/** Width of so many columns. */
export const span = (n: number): number => n * columnWidth + (n - 1) * paper.gap

export interface Type {
  font: 'serif' | 'italic' | 'sans'
  size: number
  /** Line height, as a multiple of the size. */
  leading: number
  colour?: string
}

/** The design's type scale, in points. */
export const type = {
  lead: { font: 'serif', size: 17, leading: 1.3 },
  heading: { font: 'serif', size: 23, leading: 1.1 },
  body: { font: 'sans', size: 9.5, leading: 1.5 },
  row: { font: 'sans', size: 9, leading: 1.3 },
  name: { font: 'sans', size: 8.5, leading: 1.35, colour: colours.slate },
  small: { font: 'sans', size: 7.75, leading: 1.45, colour: colours.slate },
  place: { font: 'italic', size: 15, leading: 1.2 },
} as const satisfies Record<string, Type>

interface Place {
  x: number
  y: number
  width: number
  align?: 'left' | 'right'
  /** Cuts the text off, with an ellipsis, after so many lines. */
  lines?: number
}

/** A hairline's ends, colour and weight. */
interface Rule {
  from?: number
  to?: number
  colour?: string
  weight?: number
}

interface SheetOptions {
  fonts: BrochureFonts
  title: string
  author: string
  subject: string
  /** BCP 47. */
  lang: string
  date: Date
}

type Structure = PDFKit.PDFStructureElement

/**
 * Pages on which everything that is drawn is either part of the document's structure, for those who
 * hear it, or marked as decoration. Measures are points from the top left.
 */
export class Sheet {
  readonly doc: PDFKit.PDFDocument
  readonly root: Structure
  /** Where the next block begins. */
  y: number = paper.top

  constructor({ fonts, title, author, subject, lang, date }: SheetOptions) {
    const options = {
      size: 'A4',
      margins: {
        left: paper.left,
        right: paper.width - paper.right,
        top: paper.top,
        bottom: paper.height - paper.bottom,
      },
      pdfVersion: '1.7' as const,
      tagged: true,
      lang,
      displayTitle: true,
      bufferPages: true,
      // No part of a file may depend on the moment it was made, so that the same text is the same bytes.
      info: { Title: title, Author: author, Subject: subject, CreationDate: date, ModDate: date },
    } satisfies PDFKit.PDFDocumentOptions
    // The published types do not know this subset yet.
    Object.assign(options, { subset: 'PDF/UA' })
    this.doc = new Document(options)
    for (const [name, bytes] of Object.entries(fonts.bytes)) this.doc.registerFont(name, bytes)
    this.root = this.doc.struct('Document')
    this.doc.addStructure(this.root)
  }

  /** Points left on this page. */
  get room(): number {
    return paper.bottom - this.y
  }

  /** The next page, unless so many points are left on this one. */
  need(points: number): void {
    if (points > this.room) this.nextPage()
  }

  nextPage(): void {
    this.doc.addPage()
    this.y = paper.top
  }

  set({ font, size, leading, colour = colours.ink }: Type): { lineGap: number } {
    this.doc.font(font).fontSize(size).fillColor(colour)
    return { lineGap: size * leading - this.doc.currentLineHeight(false) }
  }

  heightOf(text: string, style: Type, width: number): number {
    return text ? this.doc.heightOfString(text, { width, ...this.set(style) }) : 0
  }

  /** The narrowest width that needs no more lines: a headline in lines of about one length. */
  balanced(text: string, style: Type, width: number): number {
    const height = this.heightOf(text, style, width)
    let narrow = width
    for (let step = 0; step < 40 && narrow > width / 2; step++) {
      if (this.heightOf(text, style, narrow - 8) > height + 1) break
      narrow -= 8
    }
    return narrow
  }

  widthOf(text: string, style: Type): number {
    this.set(style)
    return this.doc.widthOfString(text)
  }

  /** Text without structure of its own: the body of an element, or of a decoration. */
  draw(text: string, style: Type, { x, y, width, align = 'left', lines }: Place): void {
    const { lineGap } = this.set(style)
    // A hair of room, or the last line would be cut for a rounding error.
    const limit =
      lines === undefined ? {} : { height: lines * style.size * style.leading + 0.1, ellipsis: '…' }
    this.doc.text(text, x, y, { width, align, lineGap, ...limit })
  }

  /**
   * A text in its own element, below the last one.
   * @param tag of the PDF structure: P, H1, H2.
   */
  write(
    tag: string,
    text: string,
    style: Type,
    { x, width, lang }: { x: number; width: number; lang?: string | undefined },
  ): void {
    if (!text) return
    this.element(tag, { lang }, () => this.draw(text, style, { x, y: this.y, width }))
    this.y = this.doc.y
  }

  /** An element of the document, or of `parent`, that `draw` fills. */
  element(
    tag: string,
    options: PDFKit.Mixins.StructureElementOptions,
    draw: () => void,
    parent = this.root,
  ): void {
    const element = this.doc.struct(tag, options, draw)
    parent.add(element)
    element.end()
  }

  /** An element that holds others. */
  group(tag: string, fill: (group: Structure) => void, parent = this.root): void {
    const group = this.doc.struct(tag)
    parent.add(group)
    fill(group)
    group.end()
  }

  /** A text that leads to an address, in its element. */
  link(element: Structure, text: string, href: string, { x, y, width }: Place): void {
    const style: Type = { ...type.row, colour: colours.sea }
    element.add(() => this.draw(text, style, { x, y, width }))
    const options: PDFKit.Mixins.AnnotationOption = { structParent: element }
    // pdfkit writes a plain string as a name; an object is a text. Its types know only the first.
    Object.assign(options, { Contents: new String(text) })
    this.doc.link(
      x,
      y - 2,
      Math.min(this.widthOf(text, style), width),
      this.heightOf(text, style, width) + 4,
      href,
      options,
    )
  }

  /** What is only there for the eye. */
  decorate(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type })
    draw()
    this.doc.endMarkedContent()
  }

  rule(
    y: number,
    { from = paper.left, to = paper.right, colour = colours.rule, weight = 0.5 }: Rule = {},
  ): void {
    this.decorate(() =>
      this.doc.moveTo(from, y).lineTo(to, y).lineWidth(weight).strokeColor(colour).stroke(),
    )
  }

  async finish(): Promise<Buffer> {
    this.root.end()
    const parts: Buffer[] = []
    this.doc.on('data', (part: Buffer) => parts.push(part))
    const ended = new Promise<void>((resolve, reject) => {
      this.doc.on('end', resolve)
      this.doc.on('error', reject)
    })
    this.doc.end()
    await ended
    return Buffer.concat(parts)
  }
}
