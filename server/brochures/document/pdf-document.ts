import Document from 'pdfkit'
import type { BrochureFonts } from './fonts.ts'

/** The site's palette (app/styles/tokens.css). The white of the paper replaces the background. */
export const pdfColours = {
  ink: '#0a2a32',
  slate: '#45606a',
  line: '#67807f',
  rule: '#c6d1cf',
  sea: '#0f4e59',
  accent: '#ad0f57',
  sun: '#ecd3ae',
  shade: '#bfb093',
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
/** The left edge of a column, 1 to 12. */
export const column = (n: number): number => paper.left + (n - 1) * (columnWidth + paper.gap)
export const span = (n: number): number => n * columnWidth + (n - 1) * paper.gap

export interface TextStyle {
  font: 'serif' | 'italic' | 'sans'
  size: number
  /** Line height, as a multiple of the size. */
  leading: number
  colour?: string
}

/** The text styles; sizes in points. */
export const type = {
  lead: { font: 'serif', size: 17, leading: 1.3 },
  heading: { font: 'serif', size: 23, leading: 1.1 },
  body: { font: 'sans', size: 9.5, leading: 1.5 },
  row: { font: 'sans', size: 9, leading: 1.3 },
  sum: { font: 'serif', size: 13, leading: 1.2 },
  name: { font: 'sans', size: 8.5, leading: 1.35, colour: pdfColours.slate },
  small: { font: 'sans', size: 7.75, leading: 1.45, colour: pdfColours.slate },
  place: { font: 'italic', size: 15, leading: 1.2 },
} as const satisfies Record<string, TextStyle>

interface TextBox {
  x: number
  y: number
  width: number
  align?: 'left' | 'right'
  /** Text is cut off with an ellipsis after this many lines. */
  lines?: number
}

/** A horizontal line: its ends, colour and thickness. */
interface Rule {
  from?: number
  to?: number
  colour?: string
  weight?: number
}

interface DocumentOptions {
  fonts: BrochureFonts
  title: string
  author: string
  subject: string
  /** A BCP 47 language tag. */
  lang: string
  date: Date
}

export type Structure = PDFKit.PDFStructureElement

/**
 * A tagged PDF: everything that is drawn is either an element of the document's structure, which
 * screen readers read, or marked as decoration. Coordinates are points from the top left corner.
 */
export class PdfDocument {
  readonly doc: PDFKit.PDFDocument
  readonly root: Structure
  /** The upper edge of the next block. */
  y: number = paper.top

  constructor({ fonts, title, author, subject, lang, date }: DocumentOptions) {
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
      // The dates come from the content, so that the same content gives the same bytes.
      info: { Title: title, Author: author, Subject: subject, CreationDate: date, ModDate: date },
    } satisfies PDFKit.PDFDocumentOptions
    // The published types of pdfkit lack this subset.
    Object.assign(options, { subset: 'PDF/UA' })
    this.doc = new Document(options)
    for (const [name, bytes] of Object.entries(fonts.bytes)) this.doc.registerFont(name, bytes)
    this.root = this.doc.struct('Document')
    this.doc.addStructure(this.root)
  }

  /** The space above the bottom margin, in points. */
  get spaceLeft(): number {
    return paper.bottom - this.y
  }

  /** Begins a new page unless this many points are left on the current one. */
  ensureSpace(points: number): void {
    if (points > this.spaceLeft) this.nextPage()
  }

  /** Begins a new page. */
  nextPage(): void {
    this.doc.addPage()
    this.y = paper.top
  }

  /** Selects font, size and colour, and returns pdfkit's option for the line height. */
  set({ font, size, leading, colour = pdfColours.ink }: TextStyle): { lineGap: number } {
    this.doc.font(font).fontSize(size).fillColor(colour)
    return { lineGap: size * leading - this.doc.currentLineHeight(false) }
  }

  /** The height of a text at a width, in points. */
  heightOf(text: string, style: TextStyle, width: number): number {
    return text ? this.doc.heightOfString(text, { width, ...this.set(style) }) : 0
  }

  /**
   * The narrowest width at which a text takes no more lines, so that its lines have about the same
   * length.
   */
  balanced(text: string, style: TextStyle, width: number): number {
    const height = this.heightOf(text, style, width)
    let narrow = width
    for (let step = 0; step < 40 && narrow > width / 2; step++) {
      if (this.heightOf(text, style, narrow - 8) > height + 1) break
      narrow -= 8
    }
    return narrow
  }

  /** The width of a text on one line, in points. */
  widthOf(text: string, style: TextStyle): number {
    this.set(style)
    return this.doc.widthOfString(text)
  }

  /** Draws text within an element or a decoration. */
  draw(text: string, style: TextStyle, { x, y, width, align = 'left', lines }: TextBox): void {
    const { lineGap } = this.set(style)
    // A tenth of a point is added, because a rounding error would cut off the last line.
    const limit =
      lines === undefined ? {} : { height: lines * style.size * style.leading + 0.1, ellipsis: '…' }
    this.doc.text(text, x, y, { width, align, lineGap, ...limit })
  }

  /**
   * Draws a text as an element of its own, below the last one.
   * @param tag the PDF structure type: P, H1, H2.
   */
  write(
    tag: string,
    text: string,
    style: TextStyle,
    { x, width, lang }: { x: number; width: number; lang?: string | undefined },
  ): void {
    if (!text) return
    this.element(tag, lang ? { lang } : {}, () => this.draw(text, style, { x, y: this.y, width }))
    this.y = this.doc.y
  }

  /** Adds an element that contains what `draw` draws. */
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

  /** Adds an element that contains others. */
  group(tag: string, fill: (group: Structure) => void, parent = this.root): void {
    const group = this.doc.struct(tag)
    parent.add(group)
    fill(group)
    group.end()
  }

  /** Draws a link. */
  link(element: Structure, text: string, href: string, { x, y, width }: TextBox): void {
    const style: TextStyle = { ...type.row, colour: pdfColours.sea }
    element.add(() => this.draw(text, style, { x, y, width }))
    const options: PDFKit.Mixins.AnnotationOption = { structParent: element }
    // pdfkit writes a primitive string as a PDF name and a String object as text.
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

  /** Draws decoration, which screen readers skip. */
  decorate(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type })
    draw()
    this.doc.endMarkedContent()
  }

  /** Draws a horizontal line. */
  rule(
    y: number,
    { from = paper.left, to = paper.right, colour = pdfColours.rule, weight = 0.5 }: Rule = {},
  ): void {
    this.decorate(() =>
      this.doc.moveTo(from, y).lineTo(to, y).lineWidth(weight).strokeColor(colour).stroke(),
    )
  }

  /** Ends the document and returns its bytes. */
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
