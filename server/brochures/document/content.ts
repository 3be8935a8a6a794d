import type { Language } from '../../language.ts'
import type { PictureData } from '../../pictures/pictures.ts'

/** Everything that a brochure prints, in its language and already formatted. */
export interface BrochureContent {
  language: Language
  title: string
  /** The location, below the title. */
  place: string
  /** "Ref. R49052083", at the top of the first page. */
  reference?: string | undefined
  price: string
  /** The costs that the price excludes, shown beside it. */
  priceNote: string
  /** The first one is large. Drawings and pictures on other sites are left out. */
  pictures: PictureData[]
  /** The summary strip: six at most. */
  figures: BrochureMeasure[]
  lead: string
  paragraphs: string[]
  details: { title: string; rows: BrochureMeasure[] }
  features: { title: string; list: string[] }
  /** After the features: the plan, then the sun; after the tables: the maps. */
  plan?: BrochureDrawing | undefined
  sun?: BrochureSun | undefined
  tables: BrochureTable[]
  map?: BrochureDrawing | undefined
  /** Below the map, without a title of its own. */
  coast?: BrochureDrawing | undefined
  contact: { title: string; text: string; lines: ContactLine[] }
  /** The small print. */
  notes: string[]
  /** "Issued on 1 November 2026". */
  issued: string
  /** The day of issue, `2026-11-01`. */
  date: string
  /** Set when the catalogue's own text is in English though the brochure is not. */
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

/** A drawing, mostly under a heading of its own. */
export interface BrochureDrawing {
  title?: string
  /** In points; otherwise it is as high as the page allows. */
  maxHeight?: number | undefined
  /** Carries its styles inside. */
  svg: string
  /** For screen readers. */
  alt: string
  caption?: string | undefined
  /** Below it; without a title of its own. */
  table?: Omit<BrochureTable, 'title' | 'text'> | undefined
}

/** Rows of a table whose first column names the row. */
export interface BrochureTable {
  title: string
  /** A sentence above the rows, or in their place. */
  text?: string | undefined
  head: string[]
  rows: string[][]
  /** Whether the last row is the sum of the others. */
  hasSum?: boolean
  note?: string | undefined
}

/** Hours of sun: a line for each month. Hours are numbers: `17.5` is half past five. */
export interface BrochureSun {
  title: string
  /** A sentence above the lines. */
  text?: string | undefined
  /** What plain and hatched bars mean; undefined where all are plain. */
  key?: { whole: string; part: string } | undefined
  scale: { first: number; last: number; ticks: readonly number[] }
  rows: {
    name: string
    /** For screen readers. */
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
