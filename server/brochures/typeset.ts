import { contact, details, heading, index, strip, table } from './blocks.ts'
import type { BrochureContent } from './content.ts'
import type { BrochureFonts } from './fonts.ts'
import { gallery } from './gallery.ts'
import { hang, type Print, readPrint } from './pictures.ts'
import { colours, column, paper, Sheet, span, type Type, type } from './sheet.ts'
import { breakWords, tidy } from './tidy.ts'
import type { Wordmark } from './wordmark.ts'

/** What a brochure is made with, read once. */
export interface Press {
  fonts: BrochureFonts
  wordmark: Wordmark
  /** Where the pictures' variants are. */
  variantsDir: string
}

/** More are not printed: two to three pages, two megabytes. */
const mostPictures = 6
const hero = { x: paper.left, width: paper.width - paper.left, least: 250, most: 385 }
/** Price, strip and the space around them: what stands below the picture beside the lead. */
const below = 20 + 60 + 63 + 22

/** Sets a brochure on A4 pages, tagged for those who hear it. */
export async function typeset(
  raw: BrochureContent,
  { fonts, wordmark, variantsDir }: Press,
): Promise<Buffer> {
  const content = printable(raw, fonts)
  const sizes = content.pictures
    .slice(0, mostPictures)
    .map((picture, at) => readPrint(variantsDir, picture, at === 0 ? hero.width : span(8)))
  const prints = (await Promise.all(sizes)).filter((print) => print !== undefined)
  const sheet = new Sheet({
    fonts,
    title: content.reference ? `${content.title}. ${content.reference}` : content.title,
    author: content.author,
    subject: content.subject,
    lang: { en: 'en-GB', es: 'es-ES' }[content.language],
    date: new Date(`${content.date}T00:00:00Z`),
  })
  front(sheet, content, prints.shift(), wordmark)
  sheet.nextPage()
  description(sheet, content)
  if (content.features.list.length > 0) {
    sheet.y += 26
    heading(sheet, content.features.title, 60)
    index(sheet, content.features.list, content.lang)
  }
  for (const one of content.tables) {
    sheet.y += 26
    heading(sheet, one.title, 70)
    table(sheet, one)
  }
  gallery(sheet, prints, content)
  sheet.y += 24
  contact(sheet, content)
  feet(sheet, content)
  return sheet.finish()
}

function front(
  sheet: Sheet,
  content: BrochureContent,
  print: Print | undefined,
  wordmark: Wordmark,
): void {
  const { doc } = sheet
  sheet.decorate(() => wordmark.draw(doc, { x: paper.left, y: 34, width: 142 }))
  if (content.reference) {
    const { reference } = content
    sheet.element('P', {}, () =>
      sheet.draw(reference, type.name, {
        x: column(7),
        y: 44,
        width: span(6),
        align: 'right',
        lines: 1,
      }),
    )
  }
  const style = titleStyle(sheet, content.title)
  sheet.y = 98
  const measure = sheet.balanced(content.title, style, span(11))
  sheet.element('H1', { lang: content.lang }, () =>
    sheet.draw(content.title, style, { x: paper.left, y: sheet.y, width: measure, lines: 3 }),
  )
  doc.outline.addItem(content.title)
  sheet.y = doc.y + 9
  sheet.element('P', {}, () =>
    sheet.draw(content.place, type.place, { x: paper.left, y: sheet.y, width: span(12), lines: 2 }),
  )
  sheet.y = doc.y + 20
  const lead = sheet.heightOf(content.lead, type.lead, span(10))
  if (print) {
    // As high as leaves the rest its place.
    const height = Math.min(hero.most, Math.max(hero.least, sheet.room - below - lead))
    hang(sheet, [print], [{ x: hero.x, y: sheet.y, width: hero.width, height }])
    sheet.y += height
  } else {
    sheet.rule(sheet.y + 40, { from: 0, to: paper.width, colour: colours.ink, weight: 0.6 })
    sheet.y += 60
  }
  sheet.y += 20
  const top = sheet.y
  const large: Type = { font: 'serif', size: fitted(sheet, content.price), leading: 1 }
  sheet.element('P', {}, () =>
    sheet.draw(content.price, large, { x: paper.left, y: top, width: span(8), lines: 1 }),
  )
  const note = sheet.heightOf(content.priceNote, type.small, span(4))
  sheet.element('P', {}, () =>
    sheet.draw(content.priceNote, type.small, {
      x: column(9),
      y: Math.max(top, top + 36 - note),
      width: span(4),
    }),
  )
  sheet.y = Math.max(top + 60, doc.y + 14)
  strip(sheet, content.figures)
  sheet.y += 22
  if (lead <= sheet.room + 12)
    sheet.write('P', content.lead, type.lead, {
      x: paper.left,
      width: span(10),
      lang: content.lang,
    })
  else content.paragraphs.unshift(content.lead)
}

/** As large as lets it stand on two lines. */
function titleStyle(sheet: Sheet, title: string): Type {
  const style = (size: number): Type => ({ font: 'serif', size, leading: 1.04 })
  const size =
    [44, 38, 32].find((one) => sheet.heightOf(title, style(one), span(11)) < one * 2.2) ?? 26
  return style(size)
}

const fitted = (sheet: Sheet, price: string) =>
  [42, 36, 30, 24].find(
    (size) => sheet.widthOf(price, { font: 'serif', size, leading: 1 }) <= span(8),
  ) ?? 18

/** The text beside the list of details, which stands first so that a long text can go on to the next page. */
function description(
  sheet: Sheet,
  { details: list, paragraphs, words, lang }: BrochureContent,
): void {
  const top = sheet.y
  sheet.write('H2', words.description, type.heading, { x: paper.left, width: span(7) })
  sheet.doc.outline.addItem(words.description)
  const side = { x: column(9), width: span(4) }
  sheet.y = top + 5
  const first = sheet.doc.bufferedPageRange().count
  details(sheet, list.rows, side)
  const bottom = sheet.doc.bufferedPageRange().count === first ? sheet.y : paper.bottom
  sheet.doc.switchToPage(first - 1)
  sheet.y = top + 38
  for (const paragraph of paragraphs) {
    const pages = sheet.doc.bufferedPageRange().count
    sheet.write('P', paragraph, type.body, { x: paper.left, width: span(7), lang })
    if (sheet.doc.bufferedPageRange().count === pages) sheet.y += 7
  }
  if (sheet.doc.bufferedPageRange().count === first) sheet.y = Math.max(sheet.y, bottom)
}

/** Title and number at the foot of every page, once it is known how many there are. */
function feet(sheet: Sheet, { title, author, words }: BrochureContent): void {
  const { start, count } = sheet.doc.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    sheet.doc.switchToPage(page)
    // Below the margin, where pdfkit would begin a new page.
    sheet.doc.page.margins.bottom = 0
    const number = words.page.replace('{n}', String(page + 1)).replace('{total}', String(count))
    sheet.decorate(() => {
      sheet.draw(`${author} · ${title}`, type.small, {
        x: paper.left,
        y: 800,
        width: span(10),
        lines: 1,
      })
      sheet.draw(number, type.small, {
        x: column(11),
        y: 800,
        width: span(2),
        align: 'right',
        lines: 1,
      })
    }, 'Pagination')
  }
}

/** The same content with every text cut to what can be printed: the catalogue is not ours to trust. */
function printable(content: BrochureContent, { covers }: BrochureFonts): BrochureContent {
  const cut = (max: number) => (text: string) => breakWords(tidy(text, covers, max))
  const [word, sentence, passage] = [cut(60), cut(240), cut(3000)]
  const measure = (one: BrochureContent['figures'][number]) => ({
    ...one,
    name: word(one.name),
    value: word(one.value),
  })
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
    tables: content.tables.map((one) => ({
      ...one,
      rows: one.rows.slice(0, 24).map((cells) => cells.map(cut(80))),
    })),
    contact: {
      ...content.contact,
      lines: content.contact.lines.map((line) => ({ ...line, text: tidy(line.text, covers, 160) })),
    },
  }
}
