import type { Language } from '../../language.ts'
import type { PictureData } from '../../pictures/pictures.ts'

/** Everything that a brochure prints, in its language and already formatted. */
export interface BrochureContent {
  language: Language
  title: string
  /** The location, printed below the title. */
  place: string
  /** The reference, printed at the top of the first page: "Ref. R49052083". */
  reference?: string | undefined
  price: string
  /** The costs that the price excludes, shown beside it. */
  priceNote: string | undefined
  /**
   * The pictures, the first of which is large. Drawings and pictures on other sites are left out.
   */
  pictures: PictureData[]
  /** The figures of the summary strip, at most six. */
  figures: BrochureMeasure[]
  lead: string
  paragraphs: string[]
  details: { title: string; rows: BrochureMeasure[] }
  features: { title: string; list: string[] }
  /** The floor plan and then the sun are printed after the features, the maps after the tables. */
  plan?: BrochureDrawing | undefined
  sun?: BrochureSun | undefined
  tables: BrochureTable[]
  map?: BrochureDrawing | undefined
  /** The map of the coast, printed below the map without a title of its own. */
  coast?: BrochureDrawing | undefined
  contact: { title: string; text: string; lines: ContactLine[] }
  /** The small print. */
  notes: string[]
  /** The day of issue in words: "Issued on 1 November 2026". */
  issued: string
  /** The day of issue, `2026-11-01`. */
  date: string
  /** Set when the catalogue's text is in English but the brochure is not. */
  lang?: 'en' | undefined
  author: string
  subject: string
  words: { description: string; pictures: string; page: string }
}

export interface BrochureMeasure {
  name: string
  value: string
  unit?: string
}

/** A drawing, usually under a heading of its own. */
export interface BrochureDrawing {
  title?: string
  /** The greatest height in points; otherwise the page limits it. */
  maxHeight?: number | undefined
  /** The SVG, which contains its styles. */
  svg: string
  /** The description for screen readers. */
  alt: string
  caption?: string | undefined
  /** The table below the drawing, without a title of its own. */
  table?: Omit<BrochureTable, 'title' | 'text'> | undefined
}

/** A table whose first column names the row. */
export interface BrochureTable {
  title: string
  /** A sentence above the rows, or instead of them. */
  text?: string | undefined
  head: string[]
  rows: string[][]
  /** Whether the last row is the sum of the others. */
  hasSum?: boolean
  note?: string | undefined
}

/** Hours of sun, with a line for each month. Hours are numbers: `17.5` is half past five. */
export interface BrochureSun {
  title: string
  /** A sentence above the lines. */
  text?: string | undefined
  /** The meaning of plain and hatched bars; undefined where all bars are plain. */
  key?: { whole: string; part: string } | undefined
  scale: { first: number; last: number; ticks: readonly number[] }
  rows: {
    name: string
    /** The hours in words, for screen readers. */
    text: string
    total: string
    part: readonly BrochureHours[]
    whole: readonly BrochureHours[]
  }[]
  note: string
}
type BrochureHours = readonly [from: number, to: number]

interface ContactLine {
  name: string
  text: string
  href: string
}
