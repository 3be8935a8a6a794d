import { renderDrawing } from '../pictures/render-drawing.ts'
import { fillWords } from '../shared/text/fill-words.ts'
import { contactBlock } from './blocks/contact-block.ts'
import { dataTable, tableHeight } from './blocks/data-table.ts'
import { detailsTable } from './blocks/details-table.ts'
import { drawing, drawingHeight, type LoadedDrawing } from './blocks/drawing.ts'
import { featureList } from './blocks/feature-list.ts'
import { headingHeight, sectionHeading } from './blocks/section-heading.ts'
import { sunChart, sunHeight } from './blocks/sun-chart.ts'
import type {
  BrochureContent,
  BrochureDrawing,
  BrochureSun,
  BrochureTable,
} from './document/content.ts'
import type { BrochureFonts } from './document/fonts.ts'
import { column, paper, PdfDocument, span, type } from './document/pdf-document.ts'
import { firstPage, hero } from './first-page.ts'
import { gallery, minPictureHeight, pictureBelowText } from './gallery.ts'
import { loadPicture, type LoadedPicture, pixelsFor } from './pictures.ts'
import { printableContent } from './printable-content.ts'
import type { Wordmark } from './wordmark.ts'

/** Files that every brochure uses, read once. */
export interface Assets {
  fonts: BrochureFonts
  wordmark: Wordmark
  /** The folder of the pictures in several widths. */
  variantsDir: string
}

/** The most pictures in one brochure; more would exceed two megabytes. */
const maxPictures = 7
/** How many of them are reserved for the page with the contact details. */
const keptForGallery = 2

/** The space between two sections, and between the two maps, in points. */
const betweenSections = 26
const betweenMaps = 10

/** Lays a brochure out on A4 pages, as a tagged PDF for screen readers (PDF/UA, ISO 14289). */
export async function layOut(
  raw: BrochureContent,
  { fonts, wordmark, variantsDir }: Assets,
): Promise<Buffer> {
  const content = printableContent(raw, fonts)
  const sizes = content.pictures
    .slice(0, maxPictures)
    .map((picture, index) => loadPicture(variantsDir, picture, index === 0 ? hero.width : span(8)))
  const pictures = (await Promise.all(sizes)).filter((picture) => picture !== undefined)
  const plan = await loadDrawing(content.plan)
  const map = await loadDrawing(content.map)
  const coast = await loadDrawing(content.coast)
  const pdf = new PdfDocument({
    fonts,
    title: content.reference ? `${content.title}. ${content.reference}` : content.title,
    author: content.author,
    subject: content.subject,
    lang: { en: 'en-GB', es: 'es-ES' }[content.language],
    date: new Date(`${content.date}T00:00:00Z`),
  })
  firstPage(pdf, content, pictures.shift(), wordmark)
  pdf.nextPage()
  description(pdf, content)
  if (content.features.list.length > 0) {
    pdf.y += 26
    sectionHeading(pdf, content.features.title, 60)
    featureList(pdf, content.features.list, content.lang)
  }
  if (plan) {
    pictureBelowText(pdf, pictures)
    pdf.nextPage()
    drawing(pdf, plan)
  }
  sections(
    pdf,
    content,
    [map, coast].filter((one) => one !== undefined),
    pictures,
  )
  gallery(pdf, pictures, content)
  pdf.y += 24
  contactBlock(pdf, content)
  footers(pdf, content)
  return pdf.finish()
}

/**
 * Draws the sun, the tables and the maps below one another, and takes the pictures that fill pages.
 */
function sections(
  pdf: PdfDocument,
  content: BrochureContent,
  maps: LoadedDrawing[],
  pictures: LoadedPicture[],
): void {
  /**
   * Begins a section. Where it does not fit on the page, it begins on the next one, and a picture
   * fills the space that is left.
   */
  const beginSection = (points: number) => {
    if (betweenSections + points <= pdf.spaceLeft) {
      pdf.y += betweenSections
      return
    }
    if (pictures.length > keptForGallery) pictureBelowText(pdf, pictures)
    pdf.nextPage()
  }
  if (content.sun) {
    beginSection(sunHeight(pdf, content.sun))
    sunChart(pdf, content.sun, spareBelowSun(pdf, content, content.sun, pictures))
  }
  for (const one of content.tables) {
    beginSection(sectionHeight(pdf, one))
    tableSection(pdf, one)
  }
  if (maps.length > 0) {
    // The maps of the resort and of the coast stay on one page.
    beginSection(
      maps.reduce((sum, one) => sum + drawingHeight(pdf, one) + betweenMaps, -betweenMaps),
    )
    for (const [index, one] of maps.entries()) {
      if (index > 0) pdf.y += betweenMaps
      drawing(pdf, one)
    }
  }
}

/**
 * The space that the page of the sun would leave empty, because the next table begins a new page
 * and no picture fits into so little. In points.
 */
function spareBelowSun(
  pdf: PdfDocument,
  { tables }: BrochureContent,
  sun: BrochureSun,
  pictures: LoadedPicture[],
): number {
  let left = pdf.spaceLeft - sunHeight(pdf, sun)
  for (const table of tables) {
    const after = left - betweenSections - sectionHeight(pdf, table)
    if (after < 0) return left >= minPictureHeight && pictures.length > keptForGallery ? 0 : left
    left = after
  }
  return 0
}

/** The height of a section on one page, in points, provided that a page can hold it. */
function sectionHeight(pdf: PdfDocument, table: BrochureTable): number {
  const { title, text, rows, note } = table
  const height =
    (rows.length === 0 ? pdf.heightOf(note ?? '', type.small, span(9)) : tableHeight(pdf, table)) +
    (text ? pdf.heightOf(text, type.body, span(9)) + 8 : 0)
  const heading = headingHeight(pdf, title)
  return heading + (height <= paper.bottom - paper.top - heading ? height : 70)
}

/** Draws a table under its heading. */
function tableSection(pdf: PdfDocument, table: BrochureTable): void {
  const { title, text, rows, note } = table
  sectionHeading(pdf, title, 0)
  if (text) {
    pdf.write('P', text, type.body, { x: paper.left, width: span(9) })
    pdf.y += 8
  }
  if (rows.length > 0) dataTable(pdf, table)
  else if (note) pdf.write('P', note, type.small, { x: paper.left, width: span(9) })
}

const loadDrawing = async (one: BrochureDrawing | undefined): Promise<LoadedDrawing | undefined> =>
  one && { ...one, rendered: await renderDrawing(one.svg, pixelsFor(span(12))) }

/**
 * Draws the text beside the table of details. The table is drawn first, so that a long text can
 * continue on the next page.
 */
function description(
  pdf: PdfDocument,
  { details: list, paragraphs, words, lang }: BrochureContent,
): void {
  const top = pdf.y
  pdf.write('H2', words.description, type.heading, { x: paper.left, width: span(7) })
  pdf.doc.outline.addItem(words.description)
  const side = { x: column(9), width: span(4) }
  pdf.y = top + 5
  const first = pdf.doc.bufferedPageRange().count
  detailsTable(pdf, list.rows, side)
  const bottom = pdf.doc.bufferedPageRange().count === first ? pdf.y : paper.bottom
  pdf.doc.switchToPage(first - 1)
  pdf.y = top + 38
  for (const paragraph of paragraphs) {
    const pages = pdf.doc.bufferedPageRange().count
    pdf.write('P', paragraph, type.body, { x: paper.left, width: span(7), lang })
    if (pdf.doc.bufferedPageRange().count === pages) pdf.y += 7
  }
  if (pdf.doc.bufferedPageRange().count === first) pdf.y = Math.max(pdf.y, bottom)
}

/**
 * Draws the title and the page number at the bottom of every page. It is called last, when the
 * number of pages is known.
 */
function footers(pdf: PdfDocument, { title, author, words }: BrochureContent): void {
  const { start, count } = pdf.doc.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    pdf.doc.switchToPage(page)
    // pdfkit would begin a new page for text below the margin.
    pdf.doc.page.margins.bottom = 0
    const number = fillWords(words.page, { n: page + 1, total: count })
    pdf.decorate(() => {
      pdf.draw(`${author} · ${title}`, type.small, {
        x: paper.left,
        y: 800,
        width: span(10),
        lines: 1,
      })
      pdf.draw(number, type.small, {
        x: column(11),
        y: 800,
        width: span(2),
        align: 'right',
        lines: 1,
      })
    }, 'Pagination')
  }
}
