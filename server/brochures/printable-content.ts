import type { BrochureContent, BrochureDrawing, BrochureTable } from './document/content.ts'
import type { BrochureFonts } from './document/fonts.ts'
import { breakWords, printableText } from './printable-text.ts'

/**
 * Limits every text of a brochure to characters and lengths that can be printed. Texts come from
 * the catalogue, which may hold anything.
 */
export function printableContent(
  content: BrochureContent,
  { covers }: BrochureFonts,
): BrochureContent {
  const cut = (max: number) => (text: string) => breakWords(printableText(text, covers, max))
  const [word, sentence, passage] = [cut(60), cut(240), cut(3000)]
  const measure = (one: BrochureContent['figures'][number]) => ({
    ...one,
    name: word(one.name),
    value: word(one.value),
  })
  const table = <T extends Omit<BrochureTable, 'title'>>(one: T): T => ({
    ...one,
    rows: one.rows.slice(0, 40).map((cells) => cells.map(cut(140))),
    note: one.note && passage(one.note),
  })
  const drawing = (one: BrochureDrawing | undefined): BrochureDrawing | undefined =>
    one && {
      ...one,
      alt: sentence(one.alt),
      caption: one.caption && sentence(one.caption),
      table: one.table && table(one.table),
    }
  return {
    ...content,
    title: cut(120)(content.title) || '-',
    place: cut(120)(content.place),
    reference: content.reference && cut(48)(content.reference),
    price: cut(40)(content.price),
    figures: content.figures.slice(0, 6).map(measure),
    lead: cut(600)(content.lead),
    paragraphs: content.paragraphs.slice(0, 12).map(passage).filter(Boolean),
    details: { ...content.details, rows: content.details.rows.slice(0, 20).map(measure) },
    features: {
      ...content.features,
      list: content.features.list.slice(0, 40).map(sentence).filter(Boolean),
    },
    plan: drawing(content.plan),
    sun: content.sun && {
      ...content.sun,
      text: content.sun.text && passage(content.sun.text),
      rows: content.sun.rows.map((row) => ({
        ...row,
        name: word(row.name),
        text: sentence(row.text),
      })),
      note: passage(content.sun.note),
    },
    tables: content.tables.map((one) => ({ ...table(one), text: one.text && passage(one.text) })),
    map: drawing(content.map),
    coast: drawing(content.coast),
    contact: {
      ...content.contact,
      lines: content.contact.lines.map((line) => ({
        ...line,
        text: printableText(line.text, covers, 160),
      })),
    },
  }
}
