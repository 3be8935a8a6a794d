import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PictureData } from '../pictures/pictures.ts'
import { type Brochures, createBrochures } from './brochures.ts'
import type { BrochureContent } from './document/content.ts'

let dir: string
let brochures: Brochures
const wordmark = () => join(dir, 'wordmark.svg')

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'brochures-'))
  const variants = join(dir, 'pictures/variants')
  await mkdir(variants, { recursive: true })
  for (const width of [800, 1600]) {
    const noise = {
      create: {
        width,
        height: (width * 9) / 16,
        channels: 3,
        background: '#0f4e59',
        noise: { type: 'gaussian', mean: 128, sigma: 20 },
      },
    } as const
    await sharp(noise)
      .jpeg({ quality: 60 })
      .toFile(join(variants, `sea-${width}.jpeg`))
  }
  await writeFile(
    wordmark(),
    '<svg viewBox="0 0 249.6 36"><path fill="var(--wm-1)" d="M0 20H9V21H0Z"/></svg>',
  )
  brochures = createBrochures({ buildDir: dir, wordmark: wordmark() })
})
afterAll(async () => {
  brochures.stop()
  await rm(dir, { recursive: true })
})

const picture: PictureData = {
  file: 'sea',
  width: 1600,
  height: 900,
  widths: [800, 1600],
  colour: '#000',
  horizon: 0.42,
  x: 0.5,
  alt: 'El mar (en calma)',
}
const content: BrochureContent = {
  language: 'es',
  title: 'Ático con solárium',
  place: 'Alborán Hills',
  reference: 'Ref. A-1',
  price: '1.640.000 €',
  priceNote: 'Impuestos no incluidos.',
  pictures: [picture, picture, picture, picture],
  figures: [
    { name: 'Dormitorios', value: '3' },
    { name: 'Superficie', value: '198', unit: 'm²' },
  ],
  lead: 'Una frase.',
  paragraphs: ['Otra frase, algo más larga.'],
  details: { title: 'Datos', rows: [{ name: 'Tipo', value: 'Ático' }] },
  features: { title: 'Características', list: ['Terraza', 'Trastero', 'Garaje'] },
  tables: [{ title: 'Viviendas', head: ['Vivienda', 'Precio'], rows: [['Una', '1 €']] }],
  contact: {
    title: 'Pregunte',
    text: 'Contestamos.',
    lines: [{ name: 'Correo', text: 'a@example.com', href: 'mailto:a@example.com' }],
  },
  notes: ['Las imágenes son infografías.'],
  issued: '1 de noviembre de 2026',
  date: '2026-11-01',
  author: 'Alborán Residences',
  subject: 'Folleto',
  words: { description: 'Descripción', pictures: 'Imágenes', page: '{n} / {total}' },
}

/**
 * The uncompressed parts of a PDF: the objects themselves, not the drawing instructions of the
 * pages.
 */
const objects = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const pages = (bytes: Uint8Array) => objects(bytes).match(/\/Type \/Page\b/g)?.length ?? 0
/** The tagged parts with the page of each, in reading order. */
const parts = (bytes: Uint8Array) =>
  Array.from(objects(bytes).matchAll(/\/S \/(\w+)\n(?:(?!endobj)[^])*?\/Pg (\d+)/g), (match) => ({
    tag: match[1],
    page: match[2],
  }))
/**
 * Text that is not ASCII, as pdfkit writes it: big-endian UTF-16 with a byte order mark, special
 * bytes escaped.
 */
const utf16 = (text: string) =>
  `\u00fe\u00ff${Array.from(text, (character) => `\u0000${character}`).join('')}`

describe('a brochure', () => {
  test('the first sentence is on the first page, beside a long note on the price', async () => {
    const lead =
      'Donde el edificio se curva, la terraza gana fondo, y esta vivienda está en la curva.'
    const note = 'No incluido: IVA y AJD. '
    const withNote = async (priceNote: string | undefined) =>
      pages((await brochures.print({ ...content, lead, priceNote })).bytes)
    const plain = await withNote(undefined)
    for (const lines of [6, 9]) expect(await withNote(note.repeat(lines))).toBe(plain)
  })

  test('a drawing is a figure with a text, and a table that fits below it is on its page', async () => {
    const svg = (height: number) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 ${height}"><text y="20" font-family="Rosario">1</text></svg>`
    const rows = Array.from({ length: 24 }, (_, index) => [`${index + 1} Salón`, '25,4'])
    const table = { head: ['Pieza', 'm²'], rows }
    const plain = pages((await brochures.print(content)).bytes)
    const { bytes } = await brochures.print({
      ...content,
      plan: { title: 'El plano', svg: svg(400), alt: 'Planta baja', table },
      map: { title: 'Ubicación', svg: svg(90), alt: 'En el plano', caption: 'En el plano.' },
    })
    expect(pages(bytes) - plain).toBeLessThanOrEqual(2)
    for (const alt of ['Planta baja', 'En el plano'])
      expect(objects(bytes)).toMatch(new RegExp(`/S /Figure[^]*?/Alt \\(${alt}\\)`))
  })

  test('a picture fills the rest of the page before a table', async () => {
    const rows = Array.from({ length: 28 }, (_, index) => [`${index + 1}`, '1 €'])
    const tables = ['Una', 'Otra'].map((title) => ({ title, head: ['Vivienda', 'Precio'], rows }))
    const long = { ...content, pictures: Array.from({ length: 6 }, () => picture), tables }
    const { bytes } = await brochures.print(long)
    // Cover, text, two tables that fill their pages, and the last pictures.
    expect(pages(bytes)).toBe(5)
    expect(objects(bytes).match(/\/XObject <</g)).toHaveLength(3)
  })

  test('a note is on the page of its table, also below a title of two lines', async () => {
    const table = { head: ['Vivienda', 'Precio'], note: 'De larga duración.' }
    const rows = (length: number) => Array.from({ length }, (_, index) => [`${index}`, '1 €'])
    for (let length = 14; length < 30; length++) {
      const tables = [
        { ...table, title: 'Una', rows: rows(length) },
        {
          ...table,
          title: 'Rentabilidad anual después de gastos e impuestos, '.repeat(2),
          rows: rows(3),
        },
      ]
      const read = parts((await brochures.print({ ...content, pictures: [], tables })).bytes)
      const notes = read.filter(({ tag }, index) => tag === 'P' && read[index - 1]?.tag === 'TD')
      expect(notes.length).toBeGreaterThan(1)
      for (const note of notes) {
        const cell = read[read.indexOf(note) - 1]
        expect([length, note.page]).toEqual([length, cell?.page])
      }
    }
  })

  test('draws the sun as a table of figures, each with its hours for screen readers', async () => {
    const sun = {
      title: 'Sol en la terraza',
      key: { whole: 'terraza y mesa', part: 'solo la parte exterior' },
      scale: { first: 7, last: 22, ticks: [7, 22] },
      rows: [{ name: 'jun', text: '11:05-17:35', total: '7 h', part: [[11, 17.5]], whole: [] }],
      note: 'Hora local.',
    } satisfies BrochureContent['sun']
    const pdf = objects((await brochures.print({ ...content, pictures: [], sun })).bytes)
    expect(pdf.match(/\/S \/Figure\b/g)).toHaveLength(1)
    expect(pdf).toContain('/Alt (11:05-17:35)')
  })

  test('the lines of the sun are higher where the page would end with a gap', async () => {
    const month = { text: '', total: '7 h', part: [], whole: [[11, 17.5]] as const }
    const sun = {
      title: 'Sol en la terraza',
      scale: { first: 7, last: 22, ticks: [7, 22] },
      rows: Array.from({ length: 12 }, (_, index) => ({ ...month, name: `${index + 1}` })),
      note: 'Hora local.',
    } satisfies BrochureContent['sun']
    const table = (length: number) => ({
      title: 'Costes',
      head: ['Concepto', 'Importe'],
      rows: Array.from({ length }, () => ['Notaría', '1 €']),
    })
    const heights = async (...tables: BrochureContent['tables']) => {
      const { bytes } = await brochures.print({ ...content, pictures: [], sun, tables })
      const boxes = Array.from(objects(bytes).matchAll(/\/BBox \[([\d. ]+)\]/g), (match) =>
        (match[1] ?? '').split(' ').map(Number),
      )
      return boxes.map(([, from = 0, , to = 0]) => Math.round(to - from))
    }
    expect(new Set(await heights(table(3)))).toEqual(new Set([15]))
    const [line] = await heights(table(3), table(30))
    expect(line).toBeGreaterThan(18)
    expect(line).toBeLessThanOrEqual(25)
  })

  test('prints what each picture shows below it', async () => {
    const texts = async (subject?: string) => {
      const pictures = content.pictures.map((one) => ({ ...one, subject }))
      const { bytes } = await brochures.print({ ...content, pictures })
      return parts(bytes).filter(({ tag }) => tag === 'P').length
    }
    expect((await texts('Salón')) - (await texts())).toBe(4)
  })

  test('is a PDF 1.7 of two or three pages under two megabytes', async () => {
    const { bytes } = await brochures.print(content)
    expect(objects(bytes)).toMatch(/^%PDF-1\.7/)
    expect(objects(bytes).trim()).toMatch(/%%EOF$/)
    expect(pages(bytes)).toBeGreaterThanOrEqual(2)
    expect(pages(bytes)).toBeLessThanOrEqual(3)
    expect(bytes.length).toBeGreaterThan(20_000)
    expect(bytes.length).toBeLessThan(2_000_000)
  })

  test('names its language, title and author, and shows the title', async () => {
    const pdf = objects((await brochures.print(content)).bytes)
    expect(pdf).toContain('/Lang (es-ES)')
    expect(pdf).toContain(`(${utf16('Ático con solárium. Ref. A-1')})`)
    expect(pdf).toContain(`(${utf16('Alborán Residences')})`)
    expect(pdf).toContain('/DisplayDocTitle true')
  })

  test('is structured by headings, lists, tables, pictures with words and links', async () => {
    const pdf = objects((await brochures.print(content)).bytes)
    expect(pdf).toContain('/Marked true')
    for (const tag of ['Document', 'H1', 'H2', 'P', 'L', 'LI', 'Table', 'TR', 'TD', 'Link'])
      expect(pdf).toMatch(new RegExp(`/S /${tag}\\b`))
    expect(pdf.match(/\/S \/Figure\b/g)).toHaveLength(4)
    expect(pdf.match(/\/Alt \(El mar \\\(en calma\\\)\)/g)).toHaveLength(4)
    expect(pdf).toContain('/Scope /Row')
    expect(pdf).toContain('/Scope /Column')
    expect(pdf).toContain('/URI (mailto:a@example.com)')
    expect(pdf).toContain('/Contents (a@example.com)')
    expect(pdf).toContain('/Outlines')
  })

  test('is the same bytes for the same content, and is set once', async () => {
    const first = await brochures.print(content)
    expect(await brochures.print(structuredClone(content))).toBe(first)
    const others = createBrochures({ buildDir: dir, wordmark: wordmark() })
    const elsewhere = await others.print(content)
    others.stop()
    expect(Buffer.compare(elsewhere.bytes, first.bytes)).toBe(0)
    expect(elsewhere.etag).toBe(first.etag)
    expect((await brochures.print({ ...content, price: '2 €' })).etag).not.toBe(first.etag)
  })

  test('a network makes a dozen pages at once, without limit to cached ones and others', async () => {
    const ask = (price: number, address: string) =>
      brochures.print({ ...content, pictures: [], price: `${price} €` }, address)
    // They are requested together, because on a slow machine twelve in sequence take longer than
    // the budget needs to permit a thirteenth.
    const dozen = Promise.all(
      Array.from({ length: 12 }, (_, index) => ask(index + 1, '203.0.113.7')),
    )
    await expect(ask(13, '203.0.113.7')).rejects.toThrow('too many brochures for one network')
    await dozen
    await ask(12, '203.0.113.7')
    await ask(13, '203.0.113.8')
  })

  test('does without pictures that are elsewhere, drawn or gone', async () => {
    const strangers = [
      { ...picture, external: 'https://example.com/x.jpg' },
      { ...picture, widths: [] },
      { ...picture, file: 'gone' },
    ]
    const { bytes } = await brochures.print({ ...content, pictures: strangers })
    expect(objects(bytes)).not.toMatch(/\/S \/Figure\b/)
    expect(pages(bytes)).toBe(2)
  })

  test('survives any text from the catalogue', async () => {
    const long = 'Donaudampfschifffahrt'.repeat(200)
    const hostile = 'Casa (1) \\ ) Tj ET endstream \u0000\u0007\u202e\ud800 \u{1f3e0} Дом'
    const { bytes } = await brochures.print({
      ...content,
      title: long,
      place: long,
      reference: hostile + long,
      price: '9'.repeat(400),
      figures: Array.from({ length: 12 }, () => ({
        name: long,
        value: '9'.repeat(50),
        unit: 'm²',
      })),
      lead: hostile,
      paragraphs: Array.from({ length: 50 }, () => long),
      details: {
        title: 'Datos',
        rows: Array.from({ length: 60 }, () => ({ name: long, value: hostile })),
      },
      features: {
        title: 'Características',
        list: Array.from({ length: 200 }, (_, index) => (index % 2 ? long : hostile)),
      },
    })
    expect(pages(bytes)).toBeLessThan(20)
    expect(bytes.length).toBeLessThan(2_000_000)
    const nothing = {
      title: '',
      place: '',
      price: '',
      lead: '',
      paragraphs: [],
      figures: [],
      pictures: [],
    }
    expect(pages((await brochures.print({ ...content, ...nothing })).bytes)).toBe(2)
  })
})

test('memory is limited: the brochure unused for longest is dropped and made again', async () => {
  const small = createBrochures({ buildDir: dir, wordmark: wordmark() }, { kept: 2 })
  const numbered = (n: number) => ({ ...content, pictures: [], title: `Casa ${n}` })
  const first = await small.print(numbered(0))
  const second = await small.print(numbered(1))
  expect(await small.print(numbered(0))).toBe(first)
  await small.print(numbered(2))
  expect(await small.print(numbered(0))).toBe(first)
  expect(await small.print(numbered(1))).not.toBe(second)
  small.stop()
})
